// The text of the programme for members who write for subscribers, in English.

export const CONTRIBUTOR_PROGRAM_EN = `
# Contributor programme
You see more in a match than the result? Write about it, and people who want more can subscribe to you.
## What it is
Contributors, whom we call creators, write posts that are open to all and posts that only their subscribers can read. Subscribers pay in advance for a length that you offer, and nothing renews by itself.
## Prices
- You offer up to eight lengths and set a price for each, from $0.99 to $499.99.
- Each length can have one lower price for first-time buyers.
- A new price counts for later purchases. Who is subscribed keeps what they paid for until it ends.
## What you earn
- **80 per cent** of every payment is yours; the platform keeps 20 per cent.
- Your share is in your wallet as soon as the payment is confirmed. It is pending for 14 days and available after that.
- If a payment is given back, your share of it is taken from your wallet. Your balance never goes below zero.
## Withdrawals
- You can withdraw from $10.00 to $5,000.00, to a bank account or an online payment account, one withdrawal at a time.
- You see the fee, and what arrives, before you confirm with your password.
- After you add or change an account, withdrawals rest for 5 days.
## Who can take part
1. You are 18 years or older.
2. Your profile says in which country you live.
3. You agree to the [service agreement](/service-agreement) and to the rules below.
4. We have accepted you.
## Rules
- **Write your own.** No copied texts, no borrowed pictures.
- **Promise nothing you cannot keep.** Nobody knows results before the match. Selling "certain" tips ends your part in the programme.
- **Be regular.** Subscribers pay for time: write for them as long as they have paid.
- **Be fair.** Criticise the pass, not the person.
- **Say who pays you.** If a club, an agent or a bookmaker gives you something, your readers must know.
## How to begin
Write to us through the [feedback page](/feedback) with the word "creator" in the first line. We look at your posts. Once we have accepted you, you set your prices and add an account for withdrawals in the [studio](/studio).
## Questions
Write to us through the [feedback page](/feedback) with the word "creator" in the first line.
`;
