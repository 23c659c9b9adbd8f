import type { Article } from '../model'
import { site } from '../site'

// One line of HTML for each block.
export const article: Article = {
  id: 3,
  slug: 'community-based-tourism-building-bridges',
  title: 'Community-Based Tourism: Building Bridges',
  excerpt:
    'A visit should work from both sides. How money stays where it is earned, what else crosses the bridge, and how to be a good guest.',
  image: '/images/articles/community-based-tourism-building-bridges.jpg',
  imageAlt: 'A footbridge over a stream between two small farms',
  author: `${site.name} team`,
  date: '2026-09-22',
  category: 'Community Tourism',
  readTime: 4,
  content: [
    '<p>A bridge has a simple job: people must be able to cross it from both sides. It is a good test for tourism, too. If visitors come away with photographs and stories, and the people they visited come away with nothing but footprints, then it was not a bridge. It was a window.</p>',
    '<h2>What the words mean</h2>',
    '<p>Community-based tourism is travel in which the people who live in a place decide what visitors see, do the hosting themselves, and are paid for it. The three parts belong together. Hosting without deciding is a job. Deciding without being paid is a burden. Being paid without hosting is rent.</p>',
    `<p>In practice it looks ordinary, which is its charm. A family opens the gate of its <em lang="sw">shamba</em>. A neighbour cooks. A women's group sells baskets that its members have woven. A young man who knows every bird on the ridge finds that this is a profession. Kenya has good ground for it, because pulling together is an old habit here: the word for it, <em lang="sw">harambee</em>, stands on the national coat of arms, and almost every village has its <em lang="sw">chama</em>, a savings group that meets, contributes and lends.</p>`,
    '<h2>Where the money goes</h2>',
    '<p>Money that travellers spend has a habit of leaving again. It pays for imported food, for a booking site on another continent, for a building whose owner lives elsewhere. Economists call that leakage. To see it, follow one banknote. Was the lunch grown here? Does the guide live here? Will the cook spend her pay at the shop down the road?</p>',
    '<p>When the answers are yes, the same note works several times. The host pays the neighbour for beans. The neighbour pays the carpenter for a door. The carpenter pays school fees. That is why a local mango does more good than an imported grape, and why the small items of a trip matter as much as the large ones: the boda boda ride, the herbal tea, the basket. Our own figures, from families supported to community income, stand in the <a href="/#impact">impact section</a> of the home page.</p>',
    '<h2>What crosses the bridge besides money</h2>',
    "<p>Respect does, in both directions. A farmer who has terraced a steep slope by hand knows something that engineers study. When strangers come a long way to look at that terrace, the farmer's children see it with new eyes.</p>",
    "<p>Skills cross as well. Hosting teaches a household to plan, to keep accounts, to speak in front of a group. Guests bring experience of their own; more than one farm visit has ended with a retired plumber on his knees beside somebody's water tank. And ignorance gets smaller on both banks. People discover that Europe also has poor farmers, and that nobody in the village keeps a lion.</p>",
    '<h2>How to be a good guest</h2>',
    '<p>Nobody expects you to know the customs. Everybody notices when you try.</p>',
    '<ul><li><strong>Greet first.</strong> <em lang="sw">Habari?</em> asks for your news; <em lang="sw">nzuri</em>, good, is the answer. Business comes after. Elders are greeted first.</li><li><strong>Call before you enter.</strong> At a doorway say <em lang="sw">hodi</em> and wait for <em lang="sw">karibu</em>.</li><li><strong>Use your right hand</strong> to give, to take and to eat.</li><li><strong>Ask before you photograph anyone,</strong> and ask the parents as well as the child. If the answer is no, smile.</li><li><strong>Leave the sweets at home.</strong> Handouts teach children to beg. If you want to give, ask your guide what the school or the group really needs.</li><li><strong>Accept the tea.</strong> It is the moment at which you stop being a customer.</li><li><strong>Say <em lang="sw">asante</em>.</strong> Often.</li></ul>',
    '<h2>What can go wrong</h2>',
    '<p>It would be dishonest to tell only the sunny half. Visits can turn into a performance, where people put on clothes they never wear and act out a past that nobody remembers. One family may earn while its neighbours only get the dust of the cars. Children may be kept from lessons to sing. And a community that counts on visitors alone is in trouble when they stay away.</p>',
    '<p>The remedies are dull and they work. Agree the price before the day. Spread the tasks over several households. Visit schools in term time only when the teachers have asked for it. Treat tourism as one crop among several, never the only one. Let people say no, including the person in the picture: the image consent form at the foot of every page of this site is there for exactly that.</p>',
    '<h2>Begin with one conversation</h2>',
    `<p>Choose a tour on which you will do something side by side with the people who live there. Milking will do, or plucking tea, or riding into town with the morning's vegetables on the <a href="/tours/matatu-tourism">matatu tour</a>. If two days suit you better, the <a href="/tours/pig-farm-tour">pig farm tour</a> leaves time for the long talk after supper, which is where most bridges are built.</p>`,
    '<p>Then ask a question, answer one in return, and write to your hosts when you are home. A bridge that nobody walks on falls down. One that people use every week is called a road.</p>',
  ].join(''),
}
