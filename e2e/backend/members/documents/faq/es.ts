// The text of the frequently asked questions, in Spanish.

export const FAQ_ES = `
# Preguntas y respuestas
## Resultados
### ¿Por qué el resultado no coincide con el de la televisión?
La imagen tarda entre cinco y cuarenta segundos en llegar a tu pantalla; el resultado, normalmente menos. De vez en cuando un resultado se introduce mal en el estadio y se corrige un momento después; entonces también se corrige aquí.
### ¿Qué significa «45+2»?
El segundo minuto de tiempo añadido de la primera parte. Touchline cuenta hasta quince minutos de tiempo añadido; un partido que dure más se queda en 45+15 o 90+15.
### Un partido se ha detenido. ¿Qué significan las palabras?
- **Interrumpido**: el árbitro lo ha detenido y puede continuar hoy.
- **Suspendido**: se detuvo y hoy no continúa.
- **Aplazado**: no ha empezado y se jugará otro día.
- **Cancelado**: no se jugará.
### ¿En qué zona horaria están las horas de inicio?
En la de tu dispositivo, con el horario de verano, salvo que elijas otra en los [ajustes](/settings/timezone).
## Favoritos y avisos
### ¿Cómo sigo un partido, un equipo o una liga?
Con la estrella que tiene al lado. Las estrellas se guardan en este navegador. Al iniciar sesión se unen a las de tus otros dispositivos y no se pierde ninguna.
### ¿De qué puedo recibir avisos?
Del inicio, los goles, las tarjetas rojas y amarillas y el resultado final. Puedes desactivar cada uno en [notificaciones](/settings/contest/notifications).
### ¿Por qué no he recibido ningún aviso?
Los avisos aparecen mientras haya abierta al menos una pestaña de Touchline, para partidos con estrella o de equipos con estrella, y solo de los tipos que hayas dejado activados.
## Cuotas
### ¿Cómo cambio el formato?
En [formato de cuotas](/settings/contest/format) eliges entre decimal, fraccionaria y americana. La elección vale en todas las páginas.
### ¿Puedo apostar aquí?
No. Las cuotas se muestran a título informativo. No aceptamos apuestas ni ganamos nada cuando apuestas.
## Cuenta
### No recibo el código.
Los códigos llegan en un minuto. Mira en el correo no deseado, comprueba la dirección y pide otro pasados 60 segundos; solo vale el más reciente. Un código sirve durante diez minutos.
### He olvidado mi contraseña.
Elige «¿Has olvidado tu contraseña?» al iniciar sesión. Te enviamos un código y con él pones una nueva. Entonces se cierra la sesión en todos tus dispositivos.
### Inicié sesión con otra plataforma. ¿Tengo contraseña?
No hasta que pongas una: usa «¿Has olvidado tu contraseña?» con la dirección de correo de tu cuenta. Después puedes iniciar sesión de las dos formas.
### ¿Cómo cierro mi cuenta?
En [cerrar la cuenta](/settings/account/deregister). Se elimina en el acto con tus publicaciones, favoritos y ajustes, y no se puede recuperar.
### ¿Cómo invito a amigos?
En [invitar a amigos](/inviteactivity), en tu menú, están tu código y tu enlace. Cuando un amigo se registra con él, los dos recibís puntos. Un código es solo para miembros nuevos y trae como máximo a 50 amigos.
## Comunidad y creadores
### ¿Cómo escribo una publicación?
Inicia sesión y usa el cuadro que hay arriba en la [comunidad](/community), o el que hay entre las publicaciones de un partido, un equipo o una liga. Una publicación sobre un partido en juego puede indicar el minuto y el marcador de ese momento.
### ¿Quién puede leer lo que escribo?
Lo eliges en cada publicación: todo el mundo, tus suscriptores si eres creador, o solo tú. De una publicación para suscriptores los demás ven el título y el autor, pero ni el texto ni las imágenes. Las respuestas las leen todos los que pueden leer la publicación, y tú decides quién puede responder.
### ¿Puedo cambiar o eliminar una publicación?
Sí, desde el menú de la publicación. Una publicación cambiada lo indica. Una eliminada desaparece en el acto de todas las listas; durante unos segundos puedes deshacerlo. Tampoco se muestran ya las respuestas de otros que tenía debajo.
### ¿Cómo dejo de ver a alguien?
Siléncialo desde el menú de una publicación o desde su perfil, durante un día, una semana, un mes o para siempre. Lo que escribe desaparece para ti en todas partes; en las conversaciones una línea dice que hay algo oculto. No se le avisa. A quienes has silenciado los encuentras en los [ajustes](/settings/community/muted).
### ¿Cómo denuncio algo?
Desde el menú de una publicación o una respuesta. Elige un motivo y, si quieres, añade unas palabras. Una persona revisa cada denuncia; a nadie se le dice quién la ha hecho.
### ¿Puedo suscribirme a creadores o ser uno de ellos?
Sí. Los [creadores](/creators) ponen sus precios. La suscripción se paga por adelantado y no se renueva sola. Para ser creador, escríbenos por la [página de comentarios](/feedback) con la palabra «creador» en la primera línea.
## Contacto
### Mi pregunta no está aquí.
Escríbenos por la [página de comentarios](/feedback). Deja una dirección de correo si quieres respuesta.
`;
