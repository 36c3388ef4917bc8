// The text of the frequently asked questions, in English.

export const FAQ_EN = `
# Questions and answers
## Scores
### Why is the score here not the one on television?
Pictures take between five and forty seconds to reach your screen, scores usually less. Now and then a score is entered wrongly at the ground and corrected a moment later; then it is corrected here, too.
### What does "45+2" mean?
The second minute of added time in the first half. Touchline counts up to fifteen minutes of added time; a match that goes on longer stays at 45+15 or 90+15.
### A match has stopped. What do the words mean?
- **Interrupted**: the referee has stopped it and it may go on today.
- **Abandoned**: it was stopped and does not go on today.
- **Postponed**: it has not begun and will be played on another day.
- **Cancelled**: it will not be played.
### In which time zone are kick-off times?
In the one of your device, daylight saving included, unless you choose another in the [settings](/settings/timezone).
## Favourites and alerts
### How do I follow a match, a team or a league?
With the star beside it. Stars are kept in this browser. When you sign in they are joined with those of your other devices, and none is lost.
### Which events can I get alerts for?
Kick-off, goals, red and yellow cards and the final result. You can switch off each of them under [notifications](/settings/contest/notifications).
### Why did I get no alert?
Alerts show while at least one tab of Touchline is open, for matches with a star or of teams with a star, and only for the kinds you left on.
## Odds
### How do I change the format?
Under [odds format](/settings/contest/format) you choose between decimal, fraction and American. The choice holds on every page.
### Can I bet here?
No. Prices are shown for information. We take no bets and earn nothing when you place one.
## Account
### I get no code.
Codes arrive within a minute. Look among the unwanted mail, check the address, and ask for another after 60 seconds; only the newest one counts. A code is good for ten minutes.
### I have forgotten my password.
Choose "Forgot your password?" when you sign in. We send you a code, and with it you set a new one. All your devices are signed out then.
### I signed in through another platform. Do I have a password?
Not until you set one: use "Forgot your password?" with the e-mail address of your account. After that you can sign in either way.
### How do I close my account?
Under [close account](/settings/account/deregister). It is removed at once with your posts, favourites and settings, and cannot be brought back.
### How do I invite friends?
Under [invite friends](/inviteactivity) in your menu you find your code and link. When a friend registers with it, you both get points. A code is for new members only and brings at most 50 friends.
## Community and creators
### How do I write a post?
Sign in and use the box at the top of the [community](/community), or the one among the posts of a match, a team or a league. A post about a running match can name the minute and the score of that moment.
### Who can read what I write?
You choose it with each post: everybody, your subscribers if you are a creator, or you alone. Readers without a subscription see the title and the author of a post for subscribers, but neither its text nor its pictures. Replies are read by all who can read the post, and you can decide who may reply.
### Can I change or delete a post?
Yes, from the menu of the post. A changed post says that it was changed. A deleted one is gone from every list at once; for a few seconds you can take the deletion back. Replies of others below it are no longer shown either.
### How do I get rid of somebody?
Mute them from the menu of a post or from their profile, for a day, a week, a month or for ever. What they write disappears for you everywhere; in conversations a line says that something is hidden. They are not told. You find those you have muted in the [settings](/settings/community/muted).
### How do I report something?
From the menu of a post or a reply. Choose a reason and, if you like, add a few words. A person looks at each report; who has reported something is told to nobody.
### Can I subscribe to creators or become one?
You can. [Creators](/creators) name their prices. A subscription is paid in advance and does not renew by itself. To become a creator, write to us through the [feedback page](/feedback) with the word "creator" in the first line.
## Contact
### My question is not here.
Write to us through the [feedback page](/feedback). Leave an e-mail address if you want an answer.
`;
