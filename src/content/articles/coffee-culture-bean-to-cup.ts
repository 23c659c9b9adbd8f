import type { Article } from '../model'
import { site } from '../site'

// One line of HTML for each block.
export const article: Article = {
  id: 5,
  slug: 'coffee-culture-bean-to-cup',
  title: 'Coffee Culture: From Bean to Cup',
  excerpt:
    'Follow Kenyan coffee from the red cherry through the washing station to the pan, and learn to slurp it like a professional.',
  image: '/images/articles/coffee-culture-bean-to-cup.jpg',
  imageAlt: 'A branch heavy with red coffee cherries above a green valley',
  author: `${site.name} team`,
  date: '2026-08-11',
  category: 'Coffee Farming',
  readTime: 4,
  content: [
    '<p>Here is an odd fact about one of the most admired coffees in the world: most of the people who grow it drink tea. Kenya sends nearly all of its coffee abroad. Come to the highlands, though, and in a day you can follow a bean from a red cherry to a cup that you brewed yourself.</p>',
    '<h2>It starts as a fruit</h2>',
    '<p>Coffee grows on a shrub with glossy leaves and white flowers that smell of jasmine. After the rains the blossom opens almost overnight. The fruit then takes seven months or more to ripen, slowly, because the nights up here are cool. Slow is good.</p>',
    '<p>The ridges below Mount Kenya and the Aberdares have what the shrub asks for: height, red volcanic soil and two rainy seasons. The names you hear in the rows sound like number plates. SL28 and SL34 are old selections, loved for their taste. Ruiru 11 and Batian are younger, bred to stand up to coffee berry disease and leaf rust.</p>',
    '<p>The main harvest usually falls between October and December, with a smaller one around the middle of the year. Cherries on one branch do not ripen together, so pickers come back again and again and take only the red ones. Bite one. The skin is sweet, a little like watermelon, and inside lie two beans, face to face.</p>',
    '<h2>The factory by the stream</h2>',
    '<p>In Kenya a wet mill is called a factory, even when it is only a tin roof, a pulping machine and a row of tanks. Smallholders bring their cherries there on the day of picking, and many own it together as a cooperative. Before anything is weighed, everyone sorts: green ones out, overripe ones out, leaves out.</p>',
    '<ol><li><strong>Pulping.</strong> A drum squeezes the beans out of their skins.</li><li><strong>Fermenting.</strong> They rest in tanks, often overnight or longer, until the sticky layer around them loosens.</li><li><strong>Washing.</strong> Clean water carries them down long channels. Dense beans sink, light ones float, and so they are graded on the way.</li><li><strong>Drying.</strong> They lie on raised tables in the sun for a week or two, turned by hand all day and covered at noon and at night.</li></ol>',
    '<p>What you have then is parchment coffee, each bean in a crisp, straw-coloured shell. At the dry mill the shell comes off and the green bean appears at last.</p>',
    '<h2>What AA does and does not mean</h2>',
    '<p>You will have seen the letters on a packet. They tell you the size of the bean, nothing else: it has been shaken over a sieve with holes of a certain width. AA is large, AB comes next, and PB is a peaberry, the round bean that grows when a cherry has one seed instead of two. Big beans are often good beans, but a careful AB can beat a careless AA any morning. Judge by the cup.</p>',
    '<h2>Fire</h2>',
    '<p>A green bean smells of hay and tastes of nothing you would want. Heat does the rest. Over charcoal, in a heavy pan, you stir without stopping. The beans turn yellow, then tan, and the smell changes from grass to bread. After some minutes they begin to pop, like slow popcorn. This is the first crack, and from here on every half minute counts. Stop soon after it and you keep the bright, fruity side that Kenyan coffee is famous for. Go on to a second, softer crack, and the taste of the roast begins to cover the taste of the place.</p>',
    '<p>Pour the beans into a basket, toss them until they are cool, and let the chaff fly. They taste better after a day or two of rest.</p>',
    '<h2>How to slurp in company</h2>',
    '<p>Professionals call it cupping, and its manners are terrible. Coarse grounds go into a bowl, hot water on top. After four minutes break the crust with a spoon, your nose just above it, for that is when most of the aroma escapes. Skim off the foam. Then take a spoonful and slurp, as loudly as you can, so that it sprays across the whole tongue.</p>',
    '<p><strong>Acidity</strong> is the sparkle, the part that reminds you of lemon or blackcurrant. <strong>Body</strong> is the weight, thin as tea or thick as milk. <strong>Finish</strong> is what is still there a minute later.</p>',
    '<h2>A better cup at home</h2>',
    '<ul><li>Buy whole beans with a roasting date, and use them within a few weeks.</li><li>Grind just before brewing.</li><li>Use about 60 grams of coffee to a litre of water.</li><li>Store beans in a closed tin in a cupboard, not in the refrigerator.</li></ul>',
    '<p>Before you add milk, taste it once without. Somebody picked that cherry by hand, and somebody else turned it in the sun for days.</p>',
    '<h2>Meet the cherry</h2>',
    '<p>The <a href="/tours/coffee-and-dairy-tour">coffee and dairy tour</a> takes you along the row, through the mill and to the roasting pan, and introduces you to the cow who provides the milk after all. The <a href="/tours/9-day-mixed-farming-safari">nine-day safari</a> includes a coffee day as well. Come thirsty, and say the useful words: <span lang="sw">kahawa moja, tafadhali</span>. One coffee, please.</p>',
  ].join(''),
}
