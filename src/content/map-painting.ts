/** Address of the painted map; its master is made by `art/scenes/kenya-map.ts`. */
export const mapPainting = '/images/map/kenya.jpg'
