// The text of the service agreement, in English.

export const SERVICE_AGREEMENT_EN = `
# Service agreement
This agreement is between you and the operator of Touchline. It says what you can expect from the service and what the service expects from you. By making an account or by using the service you accept it.
## 1. The service
Touchline shows football fixtures, live scores, line-ups, tables, statistics, prices of odds providers and posts about football.
Scores and prices come from others and are shown as they arrive. We take care that they are correct and fast, but we cannot promise that each one is. **Do not decide anything that costs money by what you read here alone.** Touchline takes no bets.
## 2. Your account
1. You may read the service without an account. To follow people and to have your favourites on several devices, you need one.
2. An account belongs to one person. Keep your password to yourself and tell us at once when another person may know it.
3. The e-mail address must be yours: with it you get back in when you forget your password.
4. You can close your account at any time in the [settings](/settings/account/deregister). It is removed with everything that belongs to it, and this cannot be undone.
## 3. What you write
This holds for your posts and replies, for your profile, for feedback, and for everything else you can write in the service. Who may read a post is what you choose with it; a post for you alone is shown to nobody else.
What you write stays yours. You allow us to show it in the service, in every language and on every device, for as long as you leave it there.
You agree not to write what is against the law, what insults or threatens people, what gives away private matters of others, what sells things, or what you copied without permission. Do not pretend to be another person, and do not offer fixed matches.
Every post and reply can be reported, and a person looks at each report. We remove what breaks these rules, and where it happens again or is grave we close the account. If you think we were wrong, write to us through the [feedback page](/feedback): a person will look at it.
## 4. Subscriptions and payments
The service itself costs nothing. A subscription to a creator is paid in advance for the length that you choose and does not renew by itself. Price, length and the page that takes the payment are shown before you pay. You must be at least 18 years old. The subscription begins when the payment provider confirms the payment. If a creator stops, what you have paid for is served to its end or paid back.
## 5. Fair use
Do not read the service with programs so often that it becomes slow for others, do not try to get at the data of other members, and do not copy the whole of it to offer it elsewhere. Small scripts for your own use, made with care, are welcome.
## 6. When something goes wrong
The service is run with care, but it may be down for a while or lose what was sent at that moment. We answer for damage we cause on purpose or by gross neglect, and where the law says that we must. For the rest we cannot answer.
## 7. Changes
When this agreement changes in a way that matters to you, we tell you by a notice at least 30 days before. If you do not agree, you can close your account until then.
## 8. Final provisions
If a sentence of this agreement does not hold, the others still do. The law of the place where the operator has its seat applies, and the rights that the law of your own country gives you as a consumer stay with you. If a translation differs from the English text, the English text applies.
`;
