import type { Article } from '../model'
import { site } from '../site'

// One line of HTML for each block.
export const article: Article = {
  id: 2,
  slug: 'industrial-tourism-nothing-beats-being-there',
  title: 'Industrial Tourism: Nothing Beats Being There',
  excerpt:
    'Tea turning copper, roses racing the heat, milk sitting an examination: what you learn in a factory that no film can show.',
  image: '/images/articles/industrial-tourism-nothing-beats-being-there.jpg',
  imageAlt: 'A tea factory with a tin roof and a chimney among green hills',
  author: `${site.name} team`,
  date: '2026-10-13',
  category: 'Industrial Tourism',
  readTime: 5,
  content: [
    '<p>You can watch a film about a tea factory. It will show you the green leaf going in at one end and the packet coming out at the other, with a drone and a piano. What it cannot show you is the smell. For the first minute you think of cut grass, then of apples, then of something warm and brown that you have known all your life and never met outside a cup.</p>',
    '<p>That minute is the whole case for industrial tourism. The rest of this page is detail.</p>',
    '<h2>A factory is a farm with a roof</h2>',
    '<p>Industrial tourism means visiting the places where things are made: mills, dairies, pack houses, workshops, power stations. In Kenya they often stand at the end of the same lane as the farm. Tea begins to change within hours of being plucked, so the factory stands among the bushes. Milk will not wait, so the cooling tank is a bicycle ride from the cow. Follow almost any crop for a morning and you will arrive at a machine.</p>',
    '<p>For a visitor that is a gift. You can pick in the morning, watch the processing after lunch, and hold the finished thing by evening. The story has no missing chapter.</p>',
    '<h2>Tea: what happens overnight</h2>',
    '<p>Leaf comes in by the sack and is spread in long troughs, where fans push air through it. This is withering. By the time it ends, many hours later, the leaf is as limp as cloth and has lost much of its water. Then comes the loud part. In most Kenyan factories pairs of toothed rollers crush, tear and curl the leaf into small crumbs, a method known by its three letters, CTC.</p>',
    '<p>Now watch the colour. The crumbs start as bright as spinach. As air gets at the juice they turn to moss, then to copper. Everybody calls this fermentation, though no yeast has anything to do with it: it is the same browning that you see on a bitten apple. Stop it too early and the cup is harsh. Leave it too long and the cup is flat. The person who decides does so largely by nose.</p>',
    '<p>Hot air ends the matter. The tea comes out black and dry, and shaking sieves sort it by size. Here you learn that "dust" is no insult but a grade, the finest one, and the quickest to brew. You can follow the leaf from basket to teapot on the <a href="/tours/rural-farm-safari-tea-and-cheese">tea and cheese safari</a> above Limuru.</p>',
    '<h2>Roses: a race against warmth</h2>',
    '<p>A cut rose is alive, and it is spending its savings. Every warm hour costs it part of its time in the vase. So a flower farm is built like a relay. Stems are cut, put into water and taken indoors. In the grading hall they are measured, checked for bent necks and bruised petals, bound and sleeved at a speed that looks like a card trick. Then the door of the cold room opens, your breath turns to mist, and you understand what the hurry was about.</p>',
    '<p>From there the chain runs in chilled trucks to the airport and through the night to another continent. On the <a href="/tours/flower-farm-tour-in-naivasha">flower farm tour in Naivasha</a> you stand at its first link.</p>',
    '<h2>Milk: the tests that nobody sees</h2>',
    '<p>Ask what happens at a milk collection point and most people say that milk is collected. In fact it sits an examination. Somebody smells it. A float shows by its depth whether water has been added. A few drops are mixed with alcohol; if they curdle, the milk is too far gone to be heated. Only what passes goes into the tank. Each churn has a name against it, because the farmer is paid by what it held.</p>',
    '<p>It takes two minutes to watch, and it explains a great deal: why cleanliness at the cow is worth money, why the lorry may not be late, why a litre costs what it costs.</p>',
    '<h2>Why a screen will not do</h2>',
    "<ul><li><strong>Scale.</strong> A dryer is a word until you have walked the length of one.</li><li><strong>Noise and heat.</strong> They tell you what a shift feels like, and what the earplugs are for.</li><li><strong>Smell.</strong> Half of quality control is done with the nose, and no camera has one.</li><li><strong>Attention.</strong> A film shows what somebody chose to show. Standing there, you can look the other way, at the mechanic, the notice board, the drain.</li><li><strong>Questions.</strong> The best one usually occurs to you in front of the machine. The person who can answer it is an arm's length away.</li></ul>",
    '<p>That last point matters most. Much of what makes a process work is not in the manual, because the people who know it have never been asked. A good visitor asks.</p>',
    '<h2>Who comes, and why</h2>',
    '<p>Students come because a diagram of heat exchange is dull and a wall of hot pipes is not; our <a href="/tours/educational-stem-tours">educational tours</a> are planned around such moments. Farmers come to see what happens beyond the gate, and go home knowing which quality is paid for. Buyers come to look their supply chain in the eye. And plenty of people come out of plain curiosity, which is the best reason of all. Tell us which you are: our <a href="/services">services</a> include research visits, trade shows and days made to measure.</p>',
    '<h2>How to be a good guest in a workplace</h2>',
    '<ol><li>Wear closed-toe shoes and tie back long hair. Leave loose scarves and bangles behind.</li><li>Wash your hands when you are shown where, and put on the coat or the net. You are a visitor to food.</li><li>Stay behind the painted line. It is there because somebody once did not.</li><li>Ask before you take a picture, of a person or of a machine. Some methods are a livelihood.</li><li>If you have a fever or an upset stomach, come another day.</li><li>Say thank you to the people on the line, by name if you have learned it.</li></ol>',
    '<p>Then listen, sniff, and ask the question you thought was too simple. It rarely is. When you next lift a cup or cut a wedge of cheese, you will know what stood behind it: a nose, a clock, a row of machines and a great many hands. Nothing beats being there. The <a href="/tours">tours</a> show where "there" might be.</p>',
  ].join(''),
}
