// The text of the privacy policy, in Spanish.

export const PRIVACY_POLICY_ES = `
# Política de privacidad
Esta página dice qué datos tuyos guarda Touchline, para qué, durante cuánto tiempo y qué puedes hacer al respecto.
## Qué guardamos sin cuenta
- **Tus elecciones en este navegador**: tema, densidad, formato de cuotas, favoritos, idioma y zona horaria. Se quedan en tu dispositivo.
- **Un número de dispositivo**, creado al azar, que acompaña a cada petición. Distingue dispositivos, no personas.
- **El país de tu conexión**, deducido de su dirección y guardado en una cookie durante siete días, para que las ligas de tu país aparezcan primero.
- **El código de invitación con el que llegaste**, en esta pestaña, hasta que te registres o la cierres.
## Qué guardamos con cuenta
- Tu **dirección de correo**, para iniciar sesión y enviarte códigos, y para nada más. No se muestra a nadie.
- Tu **contraseña**, como un hash del que no se puede leer.
- Lo que cuentas en tu **perfil**: nombre, imagen y unas palabras. Es público. La fecha de nacimiento, el sexo y el país son opcionales y solo los ves tú.
- Tus **favoritos y ajustes**, para que los tengas en tus otros dispositivos.
- **A quién sigues y a quién has silenciado.** A quién silencias solo lo ves tú.
- Tus **publicaciones y respuestas**, y lo que te gusta. Las publicaciones se muestran a quienes hayas elegido. Lo que eliminas ya no se muestra a nadie.
- Lo que **denuncias**, con tus palabras. Solo lo ven quienes revisan las denuncias.
- **Lo que estás escribiendo**, con sus imágenes, y qué publicaciones has denunciado, solo en este navegador: un texto hasta que se publica o se descarta, durante 30 días como máximo. Cuando cierras sesión se elimina todo.
- De cada **inicio de sesión**, un identificador, guardado como hash, durante 30 días.
- **Quién te invitó**, si te registraste con un código de invitación, y tus puntos de las actividades. El miembro que te invitó ve tu nombre y cuándo te registraste.
- Lo que envías como **comentarios**, con sus imágenes y el contacto que indiques.
## Iniciar sesión con otra plataforma
Cuando inicias sesión con otra plataforma, esta nos comunica tu nombre, tu dirección de correo y el número de tu cuenta en ella. Nosotros no le comunicamos nada. Puedes desconectarla en los [ajustes](/settings/account/connected).
## Cookies
Usamos cookies para el idioma (365 días), el número de dispositivo (365 días), el país (7 días) y para saber si has iniciado sesión. Ninguna te sigue a otros sitios.
## Quién más ve datos
1. El servicio que cuenta las visitas a las páginas, si este sitio lo tiene. De cada página que abres recibe la ruta de la página, el idioma, la disposición y la versión del programa. No recibe ninguna cuenta, ningún número de dispositivo ni identificador de miembro, y nada en absoluto si tu navegador pide que no se te rastree.
2. Las autoridades, cuando la ley nos obliga, y solo lo que nos obliga a dar.
No vendemos datos ni mostramos publicidad que te vigile.
## Suscripciones y pagos
De una suscripción guardamos a quién estás suscrito, por cuánto tiempo, cuánto has pagado y qué ha sido del pedido. La contabilidad se conserva también sin tu cuenta. La tarjeta se introduce en la página del proveedor de pagos; su número nunca nos llega. Antes de un pago comprobamos tu país y tu fecha de nacimiento.
## Durante cuánto tiempo
Los códigos se guardan un día. Todo lo demás se guarda hasta que lo quites o cierres tu cuenta. Cuando la cierras, todo se elimina en el acto; las copias de seguridad se sobrescriben en 30 días.
## Tus derechos
Puedes consultar y corregir tus datos en los ajustes, pedir que te los enviemos o que los eliminemos, y oponerte a su uso. Escríbenos por la [página de comentarios](/feedback). También puedes reclamar ante la autoridad de protección de datos de tu país.
## Menores
Touchline es para personas de 13 años o más. Si sabemos que un menor de esa edad tiene una cuenta, la cerramos.
## Cambios
Cuando esta política cambie en algo importante, los miembros recibirán antes un aviso.
`;
