export const about = {
  slug: 'about',
  name: 'About {product}',
  html: `
<p>{product} is a marketplace where brands and social-media influencers of South East Asia find each other, agree on the work, and get paid fairly. It works for a hawker stall with one good broth and a skin-care maker with forty shops, for a student with 12,000 followers and a cook with half a million.</p>
<h2>How it works</h2>
<ol>
<li><strong>A brand posts a campaign.</strong> Paid with a budget, sponsored with a product, or a shoutout for a shoutout. Our team reads it before influencers see it. Allow 48 hours.</li>
<li><strong>Influencers apply.</strong> Each has a profile, follower count and price per post. Brands can invite people too.</li>
<li><strong>Both sides agree.</strong> The brand makes an offer and the influencer accepts or rejects it. An accepted amount is fixed.</li>
<li><strong>The brand pays, and we hold the money.</strong> The brand is charged when it hires. We hold the money until the brand releases it.</li>
<li><strong>Done, released, paid.</strong> If something goes wrong, either side can raise a dispute, and our team decides.</li>
</ol>
<h2>What we care about</h2>
<ul>
<li><strong>Money you can follow.</strong> Every job shows where its money is and whose turn it is.</li>
<li><strong>Real people.</strong> Follower counts come from linked accounts where the network shares them. Others are marked as self-reported.</li>
<li><strong>Small is fine.</strong> Joining is free, and you don't have to be famous to start.</li>
</ul>
<h2>Talk to us</h2>
<p>Something doesn't work, or you have an idea? <a href="/help">Reach us</a>: a person reads it. The <a href="/faq">FAQ</a> answers more questions.</p>
`,
};
