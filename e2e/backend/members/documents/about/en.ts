// The text of the page about the product, in English.

export const ABOUT_EN = `
# Football, as it happens
Touchline is for people who follow many matches at once, in many tabs, on one small laptop or a phone. It shows what happens in the moment it happens.
## What you get
- **Live scores** of every match of the day, with cards, line-ups, added time and the minute that is really being played.
- **Odds** of three providers in the format you like, with arrows where they move.
- **Match pages** with the course of the match, statistics, line-ups on the pitch, tables as they would be now, and earlier meetings.
- **Pages of leagues, teams and players** with fixtures, tables, squads and figures.
- **Favourites** on all your devices, and a message when one of them scores.
- A [community](/community): posts and replies about matches, teams and leagues, topics, and profiles of the people who write them.
- **Twenty languages**, every time zone, light and dark.
## Creators
Some members write posts for subscribers alone. You [subscribe to creators](/creators) for as long as you choose, and nothing renews by itself.
## How it works
All your tabs share one connection. However many you keep open, your device receives each goal once and passes it to the tabs you can see. A tab you cannot see does no work. That is why twenty tabs are as fast as one.
When the connection breaks, Touchline says so, asks for changes every two seconds instead, and tells you how old the scores are until the connection is back.
## What matters to us
1. **Correct before fast.** A goal that is taken back is taken back here, too, and is never announced twice.
2. **Nothing jumps.** The row under your pointer stays under your pointer.
3. **Everybody can use it.** With a keyboard, with a screen reader, in any language, also from right to left.
4. **Your data is yours.** What you follow is your own business. See the [privacy policy](/privacy).
## Who we are
We are a small team of people who like football and dislike waiting. We read every message sent through the [feedback page](/feedback) and answer most of them.
## Figures and names
Fixtures, results and prices come from data providers. Names and crests of clubs and competitions belong to their owners and are shown only to tell them apart.
`;
