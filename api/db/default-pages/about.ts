export const about = {
  slug: 'about',
  name: 'About {product}',
  html: `
<p>{product} is a marketplace where brands and social-media influencers of South East Asia find each other, agree on the work, and settle it fairly. A hawker stall with one good broth and a skin-care maker with forty shops use the same page, and so do a student with 12,000 followers and a cook with half a million.</p>
<h2>How it works</h2>
<ol>
<li><strong>A brand posts a campaign.</strong> Paid with a budget, sponsored with a product, or a shoutout for a shoutout. Our team reads it before anybody else does; allow 48 hours.</li>
<li><strong>Influencers apply.</strong> Each with a profile, follower numbers and a price per post. Brands may invite people, too.</li>
<li><strong>Both sides agree.</strong> The brand makes an offer, the influencer accepts it or does not. What is accepted is fixed.</li>
<li><strong>The brand pays, and the money waits.</strong> It is charged when the brand hires, and held until the work is done and released.</li>
<li><strong>Done, released, paid.</strong> If something goes wrong, either side can raise a dispute, and a person of our team decides.</li>
</ol>
<h2>What we care about</h2>
<ul>
<li><strong>Money is never in the dark.</strong> Every job says where its money is and whose turn it is.</li>
<li><strong>Real people.</strong> Followers come from the linked account where the network gives them, and are marked as self-reported where it does not.</li>
<li><strong>Small is fine.</strong> Joining is free, and nobody has to be famous to begin.</li>
</ul>
<h2>Talk to us</h2>
<p>Something does not work, or you have an idea? <a href="/help">Reach us</a>, a person reads it. More questions are answered in the <a href="/faq">FAQ</a>.</p>
`,
};
