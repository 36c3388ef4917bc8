// The text of the privacy policy, in English.

export const PRIVACY_POLICY_EN = `
# Privacy policy
This page says which data about you Touchline keeps, what for, for how long, and what you can do about it.
## What we keep without an account
- **Your choices in this browser**: theme, density, odds format, favourites, language and time zone. They stay on your device.
- **A device number**, made at random, which goes along with each call. It tells apart devices, not people.
- **The country of your connection**, found out from its address and kept in a cookie for seven days, so that your country's leagues come first.
- **The invitation code you came with**, in this tab, until you register or close it.
## What we keep with an account
- Your **e-mail address**, to let you in, to send you codes, and for nothing else. It is shown to nobody.
- Your **password**, as a hash from which it cannot be read.
- What you tell in your **profile**: name, picture, a few words. These are public. Date of birth, gender and country are optional and only you see them.
- Your **favourites and settings**, so that you have them on your other devices.
- **Whom you follow and whom you have muted.** Mutes are seen by nobody but you.
- Your **posts and replies**, and what you like. Posts are shown to those whom you chose. What you delete is shown to nobody any more.
- What you **report**, with your words. Only those who look at reports see it.
- **What you are writing**, with its pictures, and which posts you have reported, in this browser alone: a text until it is published or discarded, for 30 days at most. When you sign out both are removed.
- For each **sign-in** a token, kept as a hash, for 30 days.
- **Who invited you**, if you registered with an invitation code, and your points from activities. The member who invited you sees your name and when you registered.
- What you send as **feedback**, with its pictures and the contact you give.
## Signing in through another platform
When you sign in through another platform it tells us your name, your e-mail address and the number of your account there. We tell it nothing. You can disconnect it in the [settings](/settings/account/connected).
## Cookies
We use cookies for the language (365 days), the device number (365 days), the country (7 days), and for whether you are signed in. None of them follows you to other sites.
## Who else sees data
1. The service that counts page views, where this site has one. For each page you open it gets the path of the page, the language, the layout and the version of the program. It gets no account, no device number and no id of a member, and nothing at all if your browser asks not to be tracked.
2. Authorities, where the law obliges us, and only what it obliges us to give.
We do not sell data, and we show no advertising that watches you.
## Subscriptions and payments
For a subscription we keep to whom you are subscribed, for how long, what you paid and what became of the order. The books outlive your account. You enter your card on the page of the payment provider; its number never reaches us. Before a payment we check your country and your birthday.
## How long
Codes are kept for a day. Everything else is kept until you remove it or close your account. When you close it, everything is removed at once; backup copies are overwritten within 30 days.
## Your rights
You can read and correct your data in the settings, have it sent to you, have it removed, and object to its use. Write to us through the [feedback page](/feedback). You can also complain to the data protection authority of your country.
## Children
Touchline is for people of 13 years and older. If we learn that a younger child has an account, we close it.
## Changes
When this policy changes in a way that matters, members get a notice before it does.
`;
