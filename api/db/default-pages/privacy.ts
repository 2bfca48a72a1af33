export const privacy = {
  slug: 'privacy-policy',
  name: 'Privacy policy',
  html: `
<p>What {product} knows about you, who sees it, what it is used for, and how you get rid of it.</p>
<h2>What everybody can see</h2>
<p>Your name, username, picture, country and city, bio, interests, follower number, prices per post, and when you were last here. So are campaigns that were approved, products that you sell, reviews that you write, and posts of accounts that you link.</p>
<h2>What the other side of a job sees</h2>
<p>Applications, offers, messages and the state of the money are seen by the two sides of a job, and by our team where help is needed.</p>
<h2>What only you can see</h2>
<p>Your mail address, mobile number, date of birth, gender, bank account and statement. Gender and age are compared with what a campaign asks for.</p>
<h2>Payments</h2>
<p>Card numbers and bank account numbers go straight from your browser to our payment provider. We keep the last four digits of a bank account and the provider's reference, never the number. Identity numbers are passed on to the provider and not stored.</p>
<h2>Linked accounts</h2>
<p>When you sign in at Instagram or Facebook, we read your username, follower and post counts and recent posts, and from Instagram also how old your followers are and where they live, in shares. Your profile shows them; their history is kept for two years. The permission is kept encrypted and is gone when you unlink the account.</p>
<h2>Location</h2>
<p>Only when you ask for what is nearby, and only as precisely as a city: coordinates are rounded before they are used.</p>
<h2>When you write to us</h2>
<p>We keep your message, your name and your mail address to answer you, and for a year after that. It is part of your export and is erased with your account.</p>
<h2>Cookies and storage</h2>
<p>One cookie keeps you signed in. Small ones hold your time zone, your language and, for some seconds, that you have just changed something. Your choice of theme, and what you have typed and not yet sent, stays in your browser. There is no advertising and no tracking by others.</p>
<h2>Mail</h2>
<p>We mail you about your account and, when it is switched on in Settings, about what happens to your campaigns and applications. Every such mail has a link that stops them.</p>
<h2>Notifications</h2>
<p>They are kept for two years.</p>
<h2>Who else gets data</h2>
<p>Our payment provider for payments and payouts, the networks whose accounts you link, and whoever carries our mail. Nobody buys data from us. Authorities get what the law makes us give.</p>
<h2>Your rights</h2>
<ul>
<li><strong>See and take it</strong>: <a href="/edit-profile/setting">Settings</a> exports everything we hold about you as one file.</li>
<li><strong>Correct it</strong>: in your <a href="/edit-profile">profile</a>.</li>
<li><strong>Erase it</strong>: close your account in Settings. You are hidden at once, and what is personal is erased 30 days later. Until then a message to us opens the account again. Books of payments, and what belongs to jobs of others, are kept as long as the law says, without your name on them.</li>
<li><strong>Ask</strong>: <a href="/help">reach us</a>, also when you have no account.</li>
</ul>
`,
};
