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
<p>No. {product} is not an agency and doesn't represent anyone. Brands and influencers talk, agree and work with each other directly. We provide the place, hold the money until the work is done, and step in when the two sides disagree.</p>
<h3>How many followers do I need?</h3>
<p>A minimum of 10,000 followers is suggested but not required. Some campaigns set a minimum. The campaign shows it, and you can apply once you reach it.</p>
<h2>For brands</h2>
<h3>What can I see about an influencer?</h3>
<p>Besides profile, price and posts, you see analytics with a breakdown of the followers where the linked account shares them. Figures that were typed in are marked as self-reported.</p>
<h3>Which kinds of campaigns are there?</h3>
<p><strong>Paid</strong>: you pay for the work. <strong>Sponsored</strong>: you give a product. <strong>Shoutout exchange</strong>: you mention each other.</p>
<h3>When will people see my campaign?</h3>
<p>After our team has read it. Please allow 48 hours; we notify you either way, with the reason if something has to change.</p>
<h3>When am I charged?</h3>
<p>When you hire: the amount you both agreed, and a platform fee where the offer shows one. The money is held until you release it. If the job is cancelled before the work is marked as done, you get a full refund to your card.</p>
<h2>For influencers</h2>
<h3>How do I know I'll be paid?</h3>
<p>The brand pays before you begin, and the money is held. Once you mark the job as done, the brand releases it to you. If the brand doesn't answer, it is released automatically on the date shown on the job. If you disagree, raise a dispute.</p>
<h3>Which bank accounts can you pay to?</h3>
<p>Bank accounts in Singapore only, for now. Sponsored and shoutout campaigns need no bank account.</p>
<h3>Why can't I apply?</h3>
<p>Applying needs a verified email address and a complete profile: name, date of birth, gender, country, a few words about yourself and a price per post. The button says what is missing.</p>
<h2>Your account</h2>
<h3>Someone is bothering me. What can I do?</h3>
<p>Open their profile and choose Block: you can no longer see or message each other. Choose Report, and our team looks into it.</p>
<h3>Can I download my data or close my account?</h3>
<p>Both, in <a href="/edit-profile/setting">Settings</a>. Your personal data is erased 30 days after you close your account.</p>
<h3>My question isn't here</h3>
<p><a href="/help">Reach us</a>. A person answers.</p>
`,
};
