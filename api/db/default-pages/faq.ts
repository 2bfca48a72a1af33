export const faq = {
  slug: 'faq',
  name: 'Frequently asked questions',
  html: `
<h2>Getting started</h2>
<h3>What does it cost to join?</h3>
<p>Nothing. {product} is free to join, for brands and for influencers, and one account can be both.</p>
<h3>Where are the influencers from?</h3>
<p>Mostly from South East Asia: Singapore, Malaysia, Indonesia, Thailand, Vietnam, the Philippines and their neighbours. A campaign can be open to some countries or to all.</p>
<h3>Is {product} an agency?</h3>
<p>No. {product} is not an agency and represents nobody. Brands and influencers talk, agree and work with each other directly; we provide the place, hold the money meanwhile, and step in when the two sides disagree.</p>
<h3>How many followers do I need?</h3>
<p>A minimum of 10,000 followers is suggested but not required. Some campaigns set a minimum of their own; it stands on the campaign, and you can apply when you reach it.</p>
<h2>For brands</h2>
<h3>What do I learn about an influencer?</h3>
<p>Besides profile, price and posts you see analytics with a breakdown of the followers, as far as the linked account gives them. Numbers that somebody typed in are marked as self-reported.</p>
<h3>Which kinds of campaigns are there?</h3>
<p><strong>Paid</strong>: you pay for the work. <strong>Sponsored</strong>: you give a product. <strong>Shoutout exchange</strong>: you mention each other.</p>
<h3>When will people see my campaign?</h3>
<p>After our team has read it. Please allow 48 hours; you are notified either way, with the reason if something has to be changed.</p>
<h3>When am I charged?</h3>
<p>When you hire: the amount that you both agreed, and a platform fee where the offer shows one. The money is held until you release it. If the job is cancelled before the work is marked as done, all of it goes back to your card.</p>
<h2>For influencers</h2>
<h3>How do I know that I get paid?</h3>
<p>The brand pays before you begin, and the money is held. When you have marked the job as done, the brand releases it to you. If the brand does not answer, it is released automatically on the day that the job shows. If you disagree, raise a dispute.</p>
<h3>Which bank accounts can you pay to?</h3>
<p>Bank accounts in Singapore only, for now. Sponsored and shoutout campaigns need no bank account.</p>
<h3>Why can I not apply?</h3>
<p>Applying needs a verified mail address and a complete profile: name, date of birth, gender, country, a few words about yourself and a price per post. The button says what is missing.</p>
<h2>Your account</h2>
<h3>Somebody bothers me. What can I do?</h3>
<p>Open their profile and choose Block: you no longer see or write to each other. Choose Report, and our team looks into it.</p>
<h3>Can I take my data with me, or leave?</h3>
<p>Both, in <a href="/edit-profile/setting">Settings</a>: export everything that we hold about you, or close the account. What is personal is erased 30 days after closing.</p>
<h3>My question is not here</h3>
<p><a href="/help">Reach us</a>. A person answers.</p>
`,
};
