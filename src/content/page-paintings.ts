// Pictures of pages that do not come from the database: their masters are in art/masters.

type Painting = { image: string; imageAlt: string }

/** On the services page and on the stamp of the about page. */
export const teaPainting: Painting = {
  image: '/images/tours/rural-farm-safari-tea-and-cheese.jpg',
  imageAlt: 'Rows of clipped tea bushes curving over green hills',
}
