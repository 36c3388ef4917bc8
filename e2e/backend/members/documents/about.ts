// The text of the page about the product.

export const ABOUT = `
# Football, as it happens
Touchline is for people who follow football all Saturday long: many matches, many tabs, one small laptop. It shows what happens the moment it happens, and stays calm while doing it.
## What you get
- **Live scores** of every match of the day, with cards, line-ups, added time and the minute that is really being played.
- **Odds** of three providers in the format you like, with arrows where they move.
- **Match pages** with the story of the match, statistics, line-ups on the pitch, tables as they would stand now, and what came before.
- **Favourites** that follow you to all your devices, and a quiet word when one of them scores.
- **A community** that writes about matches, teams and leagues, and creators worth subscribing to.
- **Twenty languages**, every time zone, light and dark.
## How it works
All your tabs share one connection. However many you keep open, your computer receives each goal once, works it out once, and hands it to the tabs you can see. A tab you cannot see costs nothing. That is why twenty tabs are as quick as one.
When the connection breaks, Touchline says so, asks every two seconds instead, and tells you how old the scores are until it is back.
## What we hold dear
1. **Right before quick.** A goal that was taken back is taken back here, too, and never announced twice.
2. **Nothing jumps.** The row under your pointer stays under your pointer.
3. **Everybody can use it.** With a keyboard, with a screen reader, in any language, from right to left.
4. **Your data is yours.** What you follow is your own business. See the [privacy policy](/privacy).
## Who we are
We are a small team of people who like football and dislike waiting. We read every message sent through the [feedback page](/feedback) and answer most of them.
## Figures and names
Fixtures, results and prices come from data providers. Names and crests of clubs and competitions belong to those who own them and are shown only to tell them apart.
`;
