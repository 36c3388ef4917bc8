// The text of the programme for members who write for subscribers, in English.

export const CONTRIBUTOR_PROGRAM_EN = `
# Contributor programme
You see more in a match than the result? Write about it, and people who want more can subscribe to you.
## What it is
Contributors, whom we call creators, write posts that are open to all and posts that only their subscribers can read. Subscribers pay in advance for a length that you offer, and nothing renews by itself. You set the prices, from $0.99 to $499.99.
## What you earn
- **80 per cent** of every subscription is yours.
- The money is in your wallet as soon as the payment is confirmed, and can be withdrawn after 14 days.
- You can withdraw from 10 US dollars on, to a bank account or to an online payment account.
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
Write to us through the [feedback page](/feedback) with the word "creator" in the first line. We look at your posts, usually within three days, and tell you by a notice. Then you set your prices in the [studio](/studio) and name the account for withdrawals.
## How to stop
You can stop at any time. Subscriptions that are paid for are served to their end or paid back. What is in your wallet stays yours, and you have a year to withdraw it.
## Questions
Write to us through the [feedback page](/feedback) with the word "creator" in the first line.
`;
