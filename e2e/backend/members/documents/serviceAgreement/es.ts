// The text of the service agreement, in Spanish.

export const SERVICE_AGREEMENT_ES = `
# Condiciones de uso
Estas condiciones son un acuerdo entre tú y quien explota Touchline. Dicen qué puedes esperar del servicio y qué espera el servicio de ti. Al crear una cuenta o usar el servicio, las aceptas.
## 1. El servicio
Touchline muestra calendarios de fútbol, resultados en directo, alineaciones, clasificaciones, estadísticas, cuotas de operadores y publicaciones sobre fútbol.
Los resultados y las cuotas proceden de terceros y se muestran tal como llegan. Procuramos que sean correctos y rápidos, pero no podemos prometer que todos lo sean. **No tomes ninguna decisión que cueste dinero solo por lo que lees aquí.** Touchline no acepta apuestas.
## 2. Tu cuenta
1. Puedes leer el servicio sin cuenta. Para seguir a personas y tener tus favoritos en varios dispositivos, necesitas una.
2. Una cuenta pertenece a una sola persona. No compartas tu contraseña y avísanos enseguida si otra persona puede conocerla.
3. La dirección de correo debe ser tuya: con ella recuperas el acceso si olvidas la contraseña.
4. Puedes cerrar tu cuenta cuando quieras en los [ajustes](/settings/account/deregister). Se elimina con todo lo que contiene, y no se puede deshacer.
## 3. Lo que escribes
Esto vale para tus publicaciones y respuestas, para tu perfil, para los comentarios que nos envías y para todo lo demás que puedas escribir en el servicio. Quién puede leer una publicación lo eliges tú con ella; una publicación solo para ti no se muestra a nadie más.
Lo que escribes sigue siendo tuyo. Nos permites mostrarlo en el servicio, en todos los idiomas y dispositivos, mientras lo dejes ahí.
Te comprometes a no escribir nada contrario a la ley, que insulte o amenace a personas, que revele asuntos privados de otros, que venda algo o que hayas copiado sin permiso. No te hagas pasar por otra persona ni ofrezcas partidos amañados.
Cualquier publicación o respuesta se puede denunciar, y una persona revisa cada denuncia. Retiramos lo que incumple estas reglas y, si se repite o es grave, cerramos la cuenta. Si crees que nos hemos equivocado, escríbenos por la [página de comentarios](/feedback): lo revisará una persona.
## 4. Suscripciones y pagos
El servicio en sí no cuesta nada. La suscripción a un creador se paga por adelantado por la duración que elijas y no se renueva sola. Antes de pagar se muestran el precio, la duración y la página que cobra el pago. Debes tener al menos 18 años. La suscripción empieza cuando el proveedor de pagos confirma el pago. Si un creador lo deja, lo que has pagado se cumple hasta el final o se devuelve.
## 5. Uso razonable
No leas el servicio con programas tan a menudo que se vuelva lento para los demás, no intentes acceder a los datos de otros miembros y no lo copies entero para ofrecerlo en otro lugar. Los pequeños programas para uso propio, hechos con cuidado, son bienvenidos.
## 6. Cuando algo falla
El servicio se presta con cuidado, pero puede no estar disponible un tiempo o perder lo que se envió en ese momento. Respondemos de los daños que causemos a propósito o por negligencia grave, y cuando la ley lo exija. Del resto no podemos responder.
## 7. Cambios
Cuando estas condiciones cambien en algo que te importe, te lo diremos con un aviso al menos 30 días antes. Si no estás de acuerdo, puedes cerrar tu cuenta hasta entonces.
## 8. Disposiciones finales
Si una frase de estas condiciones no es válida, las demás siguen siéndolo. Se aplica la ley del lugar donde tiene su sede quien explota el servicio, y conservas los derechos que la ley de tu país te da como consumidor. Si una traducción difiere del texto inglés, se aplica el texto inglés.
`;
