// The text of the programme for members who write for subscribers, in Spanish.

export const CONTRIBUTOR_PROGRAM_ES = `
# Programa de colaboradores
¿Ves en un partido algo más que el resultado? Escribe sobre ello, y quien quiera más podrá suscribirse a ti.
## Qué es
Los colaboradores, a los que llamamos creadores, escriben mensajes abiertos a todo el mundo y mensajes que solo leen sus suscriptores. Los suscriptores pagan por adelantado una duración que tú ofreces, y nada se renueva solo.
## Precios
- Ofreces hasta ocho duraciones y pones el precio de cada una, de 0,99 a 499,99 dólares.
- Cada duración puede tener un precio más bajo para la primera vez.
- Un precio nuevo vale para las compras posteriores. Quien ya está suscrito conserva lo que pagó hasta que termine.
## Qué ganas
- El **80 por ciento** de cada pago es tuyo; la plataforma se queda con el 20 por ciento.
- Tu parte está en tu cartera en cuanto se confirma el pago. Está pendiente 14 días y después, disponible.
- Si se devuelve un pago, tu parte se descuenta de tu cartera. Tu saldo nunca baja de cero.
## Retiros
- Puedes retirar de 10,00 a 5000,00 dólares, a una cuenta bancaria o a una cuenta de pago en línea, un retiro cada vez.
- Ves la comisión y lo que te llega antes de confirmar con tu contraseña.
- Después de añadir o cambiar una cuenta, los retiros se detienen durante 5 días.
## Quién puede participar
1. Tienes 18 años o más.
2. Tu perfil indica en qué país vives.
3. Aceptas las [condiciones de uso](/service-agreement) y las reglas siguientes.
4. Te hemos aceptado.
## Reglas
- **Escribe lo tuyo.** Sin textos copiados ni imágenes ajenas.
- **No prometas lo que no puedes cumplir.** Nadie conoce el resultado antes del partido. Quien venda pronósticos «seguros» queda fuera.
- **Sé constante.** Los suscriptores pagan por un tiempo: escribe para ellos mientras dure lo que han pagado.
- **Sé justo.** Critica el pase, no a la persona.
- **Di quién te paga.** Si un club, un agente o una casa de apuestas te da algo, tus lectores deben saberlo.
## Cómo empezar
Escríbenos por la [página de comentarios](/feedback) con la palabra «creador» en la primera línea. Revisamos tus mensajes. Cuando te hayamos aceptado, pones tus precios y añades una cuenta para los retiros en el [estudio](/studio).
## Preguntas
Escríbenos por la [página de comentarios](/feedback) con la palabra «creador» en la primera línea.
`;
