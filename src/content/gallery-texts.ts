import type { GalleryText } from './model'

/** The paragraph under the grid for each filter, in the order of the filter. */
export const galleryTexts: readonly GalleryText[] = [
  {
    category: 'All',
    text: 'Five places to stand, and a wall of pictures from each. Two fairs, where farming in Kenya shows what it can do and farmers ask each other hard questions. One coffee ridge, followed from the morning mist to the last cup. A summit, where hosts compare notes on how to share a farm well. And a goat farm, which needs no explanation, only patience. Choose a series above, or open any picture and walk along the whole wall.',
  },
  {
    category: '2025 Agri Expo',
    text: 'An agricultural show is a farm visit with a thousand farms in one field. This series follows such a day from the first visitors at the gate to the lamps among the empty stands: a tractor to climb on, seed in every shade, cows in the ring, a solar pump that explains itself. People come for the machines and stay for the questions, because the best lessons are given over a table of maize cobs.',
  },
  {
    category: 'Trade Expo 2023',
    text: 'Indoors, farming turns into things to taste, touch and order. Here are crates that become a counter, teas poured from white to black, baskets coiled by hand, and a slice of cheese on its way to somebody new. A trade fair is where farms meet the people who may one day visit them; many a route across the map begins with two fingers and a question at a stand.',
  },
  {
    category: 'Coffee Farm Safari',
    text: 'Everything in a cup of coffee happens on a hillside first. Walk from the misty terraces to the first red cherry, pick a row in company, and follow the harvest over the scale, through the pulper, along the washing channels and out to the drying beds. Then comes the fire, and the patience to wait for the first crack. Between the rows there is a farm as well: shade trees, a cow at the fence, and children on the short cut home.',
  },
  {
    category: 'GR13 Summit 2023',
    text: 'Quiet pictures from a gathering of people who open their farms to visitors. One shows the table, where growers and hosts compare what guests ask, what works and what to try next. The other shows the courtyard between two sessions, where the same talk goes on with a cup in the hand. Good farm travel is planned in places like these, long before anybody sets out on the road.',
  },
  {
    category: 'Mbuzi Farm',
    text: 'One farm, one herd, one long day. It starts with hooves on slatted wood and ends with shadows along the ridge; in between come the milking, the bottle, the hoof knife, the trough and a good deal of climbing. Goats are curious, quick and never sorry, which makes them fine company for children and a fair test for anyone with a camera. The kitchen has its part, too: curd in a cloth, charcoal in the grill, and kale from what the herd leaves behind.',
  },
]
