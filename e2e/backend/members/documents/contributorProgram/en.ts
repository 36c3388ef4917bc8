// The text of the programme for members who write for subscribers, in English.

export const CONTRIBUTOR_PROGRAM_EN = `
# Contributor programme
You see more in a match than the result? Soon you can write about it, and people who want more can subscribe to you.
**The programme is not open yet.** This page describes the terms with which it will open.
## What it is
Contributors, whom we call creators, write posts that are open to all and posts that only their subscribers can read. Subscribers pay for a month, three months, half a year or a year. You set the prices.
## What you earn
- **80 per cent** of every subscription is yours, after the fee of the payment provider.
- The money is in your wallet as soon as the payment is confirmed, and can be withdrawn after seven days.
- You can withdraw from 20 US dollars on, to a bank account or to an online payment account.
## Who can take part
1. You are 18 years or older, and your profile says so.
2. Your account is at least 14 days old, with a picture, a name and a few words about you.
3. You have written at least ten open posts, and none was removed.
4. You agree to the [service agreement](/service-agreement) and to the rules below.
## Rules
- **Write your own.** No copied texts, no borrowed pictures.
- **Promise nothing you cannot keep.** Nobody knows results before the match. Selling "certain" tips ends your part in the programme.
- **Be regular.** Subscribers pay for time: at least one post a week for them, or we give them their money back.
- **Be fair.** Criticise the pass, not the person.
- **Say who pays you.** If a club, an agent or a bookmaker gives you something, your readers must know.
## How to begin
When the programme opens, you apply in the creators' studio, set your prices and name the account for withdrawals. We look at your posts, usually within three days, and tell you by a notice.
## How to stop
You can stop at any time. Subscriptions that are paid for are served to their end or paid back. What is in your wallet stays yours, and you have a year to withdraw it.
## Questions
Write to us through the [feedback page](/feedback) with the word "creator" in the first line.
`;
