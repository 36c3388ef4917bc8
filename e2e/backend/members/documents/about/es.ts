// The text of the page about the product, in Spanish.

export const ABOUT_ES = `
# El fútbol, en el momento
Touchline es para quien sigue muchos partidos a la vez, en muchas pestañas, con un portátil pequeño o un móvil. Muestra lo que ocurre en el momento en que ocurre.
## Qué ofrece
- **Resultados en directo** de todos los partidos del día, con tarjetas, alineaciones, tiempo añadido y el minuto que se está jugando de verdad.
- **Cuotas** de tres operadores en el formato que prefieras, con flechas cuando se mueven.
- **Páginas de partido** con el desarrollo del encuentro, estadísticas, alineaciones sobre el campo, la clasificación tal como quedaría ahora y los enfrentamientos anteriores.
- **Páginas de ligas, equipos y jugadores** con calendarios, clasificaciones, plantillas y datos.
- **Favoritos** en todos tus dispositivos, y un aviso cuando marca uno de ellos.
- Una [comunidad](/community): publicaciones y respuestas sobre partidos, equipos y ligas, temas, y los perfiles de quienes las escriben.
- **Veinte idiomas**, todas las zonas horarias, tema claro y oscuro.
## Creadores
Algunos miembros escriben mensajes solo para sus suscriptores. Te [suscribes a creadores](/creators) por el tiempo que elijas, y nada se renueva solo.
## Cómo funciona
Todas tus pestañas comparten una sola conexión. Por muchas que tengas abiertas, tu dispositivo recibe cada gol una sola vez y lo pasa a las pestañas que estás viendo. Una pestaña que no se ve no hace ningún trabajo. Por eso veinte pestañas van tan rápido como una.
Si se corta la conexión, Touchline lo indica, pregunta por los cambios cada dos segundos y muestra la antigüedad de los resultados hasta que vuelve la conexión.
## Lo que nos importa
1. **Antes correcto que rápido.** Un gol anulado también se anula aquí, y nunca se anuncia dos veces.
2. **Nada salta.** La fila que está bajo el puntero se queda bajo el puntero.
3. **Para todo el mundo.** Con teclado, con lector de pantalla, en cualquier idioma, también de derecha a izquierda.
4. **Tus datos son tuyos.** Lo que sigues es asunto tuyo. Consulta la [política de privacidad](/privacy).
## Quiénes somos
Somos un equipo pequeño al que le gusta el fútbol y no le gusta esperar. Leemos todos los mensajes que llegan por la [página de comentarios](/feedback) y respondemos a la mayoría.
## Datos y nombres
Los calendarios, los resultados y las cuotas proceden de proveedores de datos. Los nombres y escudos de clubes y competiciones pertenecen a sus titulares y se muestran solo para distinguirlos.
`;
