// The text of the programme for members who write for subscribers, in Spanish.

export const CONTRIBUTOR_PROGRAM_ES = `
# Programa de creadores
¿Ves en un partido algo más que el resultado? Pronto podrás escribir sobre ello, y quien quiera más podrá suscribirse a ti.
**El programa todavía no está abierto.** Esta página describe las condiciones con las que se abrirá.
## Qué es
Quienes participan, a los que llamamos creadores, escriben publicaciones abiertas a todo el mundo y publicaciones que solo leen sus suscriptores. Los suscriptores pagan por un mes, tres meses, medio año o un año. Los precios los pones tú.
## Qué ganas
- El **80 por ciento** de cada suscripción es tuyo, una vez descontada la comisión del proveedor de pagos.
- El dinero está en tu monedero en cuanto se confirma el pago y se puede retirar a los siete días.
- Puedes retirar a partir de 20 dólares estadounidenses, a una cuenta bancaria o a una cuenta de pago en línea.
## Quién puede participar
1. Tienes 18 años o más, y así consta en tu perfil.
2. Tu cuenta tiene al menos 14 días, con imagen, nombre y unas palabras sobre ti.
3. Has escrito al menos diez publicaciones abiertas y ninguna se ha retirado.
4. Aceptas las [condiciones de uso](/service-agreement) y las reglas siguientes.
## Reglas
- **Escribe lo tuyo.** Sin textos copiados ni imágenes ajenas.
- **No prometas lo que no puedes cumplir.** Nadie conoce el resultado antes del partido. Quien venda pronósticos «seguros» queda fuera.
- **Sé constante.** Los suscriptores pagan por un tiempo: al menos una publicación semanal para ellos, o les devolvemos el dinero.
- **Sé justo.** Critica el pase, no a la persona.
- **Di quién te paga.** Si un club, un agente o una casa de apuestas te da algo, tus lectores deben saberlo.
## Cómo empezar
Cuando se abra el programa, presentarás tu solicitud en el estudio de creadores, pondrás tus precios e indicarás la cuenta para las retiradas. Revisamos tus publicaciones, normalmente en tres días, y te respondemos con un aviso.
## Cómo dejarlo
Puedes dejarlo cuando quieras. Las suscripciones pagadas se cumplen hasta el final o se devuelven. Lo que hay en tu monedero sigue siendo tuyo, y tienes un año para retirarlo.
## Preguntas
Escríbenos por la [página de comentarios](/feedback) con la palabra «creador» en la primera línea.
`;
