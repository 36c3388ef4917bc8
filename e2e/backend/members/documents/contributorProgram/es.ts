// The text of the programme for members who write for subscribers, in Spanish.

export const CONTRIBUTOR_PROGRAM_ES = `
# Programa de creadores
¿Ves en un partido algo más que el resultado? Escribe sobre ello, y quien quiera más podrá suscribirse a ti.
## Qué es
Quienes participan, a los que llamamos creadores, escriben publicaciones abiertas a todo el mundo y publicaciones que solo leen sus suscriptores. Los suscriptores pagan por adelantado una duración que tú ofreces, y nada se renueva solo. Los precios los pones tú, de 0,99 a 499,99 dólares.
## Qué ganas
- El **80 por ciento** de cada suscripción es tuyo.
- El dinero está en tu monedero en cuanto se confirma el pago y se puede retirar a los 14 días.
- Puedes retirar a partir de 10 dólares estadounidenses, a una cuenta bancaria o a una cuenta de pago en línea.
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
Escríbenos por la [página de comentarios](/feedback) con la palabra «creador» en la primera línea. Revisamos tus publicaciones, normalmente en tres días, y te respondemos con un aviso. Después pones tus precios en el [estudio](/studio) e indicas la cuenta para las retiradas.
## Cómo dejarlo
Puedes dejarlo cuando quieras. Las suscripciones pagadas se cumplen hasta el final o se devuelven. Lo que hay en tu monedero sigue siendo tuyo, y tienes un año para retirarlo.
## Preguntas
Escríbenos por la [página de comentarios](/feedback) con la palabra «creador» en la primera línea.
`;
