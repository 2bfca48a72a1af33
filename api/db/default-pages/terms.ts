export const terms = {
  slug: 'terms-and-conditions',
  name: 'Terms and conditions',
  html: `
<p>How brands, influencers and {product} work together. We have tried to write it so that it is read. By making an account you agree to it.</p>
<h2>1. What {product} is</h2>
<p>{product} is a marketplace. Brands post campaigns, influencers apply, and the two agree on the work and its price. {product} is not an agency, employs none of them, and is not a party to what they agree on. Joining is free, and one account can post campaigns and apply to others.</p>
<h2>2. Your account</h2>
<ul>
<li>You are at least 18, or have the consent of a parent or guardian.</li>
<li>You give your real name and a mail address that you read. Posting, applying and payments wait until the address is verified.</li>
<li>An account is one person's or one company's. Keep the password to yourself; in Settings you see where you are signed in and end any of these sessions.</li>
<li>Followers are what the linked account says. Bought followers and made-up numbers end an account.</li>
</ul>
<h2>3. Campaigns</h2>
<ul>
<li>Our team reads campaigns before influencers see them; allow 48 hours. We refuse what misleads, breaks the law, or is not meant seriously, and say why.</li>
<li>The brand answers for what the campaign says and for the product it is about.</li>
<li>A published campaign can no longer be edited. It can be disabled at any time.</li>
</ul>
<h2>4. Offers and jobs</h2>
<ul>
<li>An offer can be changed until it is accepted. Accepted, it binds both sides, and the amount is fixed.</li>
<li>The influencer does the work as agreed and says in the post that it is advertising where the law asks for it.</li>
<li>Sponsored and shoutout campaigns move no money through {product}. The product, or the shoutout in return, is owed all the same.</li>
</ul>
<h2>5. Held payments</h2>
<ul>
<li>For paid campaigns the brand is charged when it hires. The money is held by our payment provider and belongs to the job until it is released or refunded.</li>
<li>The brand releases it when the work is marked as done and in order. It cannot be taken back after that.</li>
<li>Money can be held for at most 90 days. We remind both sides before, and settle what is left open.</li>
<li>Payouts go to bank accounts in Singapore only; the payment provider converts the currency and may ask for further papers.</li>
</ul>
<h2>6. Cancelling and refunds</h2>
<ul>
<li>Before payment either side can cancel freely.</li>
<li>Paid and not yet done: the influencer can cancel at any time. The brand asks, and the influencer agrees or is silent for 72 hours. Either way the brand gets all of its money back, on the card that paid.</li>
<li>Marked as done: only a dispute can undo it.</li>
<li>Arrange payments for {product} jobs on {product}. We cannot protect what is paid elsewhere.</li>
</ul>
<h2>7. Disputes</h2>
<p>After a job is marked as done, either side can raise a dispute. The money is frozen, both sides say what happened, and our team decides: release, refund, or a split. When a bank takes a payment back, the job is frozen until the banks have decided.</p>
<h2>8. The shop</h2>
<ul>
<li>Products are sold by their sellers. They are delivered within 7-12 days across Singapore, with cash on delivery below S$ 7500.</li>
<li>There are no returns, except where the law gives them. A product that never arrives, or is not what was described, is a matter for <a href="/help">our team</a>.</li>
</ul>
<h2>9. What you post</h2>
<p>It stays yours. You allow us to show it on {product} for as long as it is posted here. Post only what you may post: nothing that is somebody else's, unlawful, hateful or false.</p>
<h2>10. Fair play</h2>
<p>No harassment, no spam, no false reviews, no programs that read the pages; for programs there is an API. We look into reports, and may hide content, suspend accounts or end them. We say why, and you can answer.</p>
<h2>11. Leaving</h2>
<p>You can export your data and close your account in <a href="/edit-profile/setting">Settings</a> once your open jobs have come to their end. What is personal is erased after 30 days; the books of payments have to be kept.</p>
<h2>12. What we answer for</h2>
<p>We run {product} with care, and we answer for what we do on purpose or by gross negligence, and wherever the law says so. We do not answer for what brands and influencers promise each other, nor for the success of a campaign.</p>
<h2>13. Changes, law, contact</h2>
<p>When these terms change in a way that matters to you, we tell you 30 days before. The law of Singapore applies. Questions? <a href="/help">Reach us</a>.</p>
`,
};
