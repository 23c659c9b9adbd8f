import type { Place } from '../lib/place-of-location'

/** Where distances are counted from: the point of Nairobi in the table. */
export const nairobi = { name: 'Nairobi', latitude: -1.286, longitude: 36.817 } as const

const place = (
  name: string,
  latitude: number,
  longitude: number,
  ...alsoCalled: string[]
): Place => ({
  name,
  latitude,
  longitude,
  ...(alsoCalled.length > 0 && { alsoCalled }),
})

const area = (name: string, latitude: number, longitude: number): Place => ({
  name,
  latitude,
  longitude,
  isArea: true,
})

/**
 * Places of Kenya in decimal degrees: the surroundings of Nairobi, the capitals of the counties, larger
 * towns, lakes, parks and mountains. Public coordinates, as atlases and Wikipedia give them; good to a few
 * kilometres, less than the painted map can show. A county without a place of its name stands beside its
 * capital.
 */
export const mapPlaces: readonly Place[] = [
  nairobi,
  // Around Nairobi
  place('Karen', -1.319, 36.707),
  place('Kiambu', -1.171, 36.836),
  place('Ruiru', -1.149, 36.963),
  place('Juja', -1.102, 37.014),
  place('Thika', -1.039, 37.09),
  place('Kikuyu', -1.246, 36.663),
  place('Limuru', -1.114, 36.642),
  place('Tigoni', -1.142, 36.687),
  place('Githunguri', -1.059, 36.777),
  place('Gatundu', -1.013, 36.905),
  place('Lari', -1.005, 36.622, 'Kimende'),
  place('Kereita Forest', -0.962, 36.633, 'Kereita', 'Kijabe Forest'),
  place('Kijabe', -0.938, 36.583),
  place('Ngong Hills', -1.399, 36.638, 'Ngong'),
  place('Ongata Rongai', -1.396, 36.757, 'Rongai'),
  place('Kiserian', -1.429, 36.687),
  place('Kitengela', -1.476, 36.961),
  place('Athi River', -1.456, 36.978),
  place('Isinya', -1.673, 36.848),
  place('Kajiado', -1.852, 36.777),
  place('Magadi', -1.901, 36.289, 'Lake Magadi'),
  // Central highlands
  area('Central Highlands', -0.55, 36.95),
  place('Murang’a', -0.721, 37.153, "Murang'a", 'Muranga'),
  place('Nyeri', -0.42, 36.948),
  place('Kerugoya', -0.499, 37.28, 'Kirinyaga'),
  place('Embu', -0.538, 37.457),
  place('Nanyuki', 0.016, 37.074),
  place('Meru', 0.047, 37.649),
  place('Chuka', -0.333, 37.646),
  place('Ol Kalou', -0.273, 36.378),
  place('Kinangop', -0.6, 36.57, 'Njabini'),
  place('Nyahururu', 0.038, 36.364),
  place('Aberdare National Park', -0.417, 36.667, 'Aberdares', 'Aberdare'),
  place('Mount Kenya', -0.153, 37.308, 'Mt Kenya', 'Mt. Kenya'),
  place('Ol Pejeta', 0.004, 36.964),
  // Rift Valley
  area('Rift Valley', -0.4, 36.15),
  place('Naivasha', -0.717, 36.436, 'Lake Naivasha'),
  place('Hell’s Gate', -0.913, 36.315),
  place('Gilgil', -0.498, 36.317),
  place('Elementaita', -0.444, 36.248, 'Lake Elementaita', 'Elmenteita'),
  place('Nakuru', -0.303, 36.08),
  place('Lake Nakuru', -0.367, 36.083),
  place('Menengai', -0.2, 36.07),
  place('Njoro', -0.33, 35.944),
  place('Molo', -0.249, 35.732),
  place('Narok', -1.079, 35.861),
  place('Maasai Mara', -1.49, 35.144, 'Masai Mara'),
  place('Lake Bogoria', 0.25, 36.1),
  place('Lake Baringo', 0.633, 36.05),
  place('Kabarnet', 0.492, 35.743, 'Baringo'),
  place('Iten', 0.67, 35.508),
  place('Eldoret', 0.514, 35.27),
  place('Kitale', 1.019, 35.002),
  place('Kapenguria', 1.239, 35.112),
  place('Kapsabet', 0.204, 35.105),
  place('Nandi Hills', 0.1, 35.184),
  place('Kericho', -0.368, 35.283),
  place('Bomet', -0.781, 35.342),
  // Western Kenya
  place('Kisumu', -0.092, 34.768),
  place('Kakamega', 0.282, 34.752),
  place('Bungoma', 0.569, 34.558),
  place('Busia', 0.461, 34.111),
  place('Mbale', 0.083, 34.72, 'Vihiga'),
  place('Siaya', 0.061, 34.288),
  place('Homa Bay', -0.527, 34.457),
  place('Migori', -1.063, 34.473),
  place('Kisii', -0.677, 34.78),
  place('Nyamira', -0.563, 34.936),
  place('Mount Elgon', 1.05, 34.75, 'Mt Elgon', 'Mt. Elgon'),
  // East
  place('Machakos', -1.517, 37.263),
  place('Wote', -1.781, 37.629, 'Makueni'),
  place('Kitui', -1.367, 38.011),
  place('Mwingi', -0.935, 38.06),
  place('Amboseli', -2.645, 37.25),
  place('Loitokitok', -2.92, 37.51, 'Oloitokitok'),
  place('Tsavo East', -2.779, 38.772),
  place('Tsavo West', -2.98, 38.08),
  place('Voi', -3.396, 38.556),
  place('Wundanyi', -3.401, 38.362, 'Taita Hills'),
  // North
  place('Isiolo', 0.355, 37.582),
  place('Samburu', 0.62, 37.53),
  place('Maralal', 1.098, 36.698),
  place('Rumuruti', 0.266, 36.539, 'Laikipia'),
  place('Marsabit', 2.334, 37.99),
  place('Lake Turkana', 3.5, 36.1),
  place('Lodwar', 3.119, 35.597, 'Turkana'),
  place('Moyale', 3.527, 39.056),
  place('Mandera', 3.937, 41.857),
  place('Wajir', 1.747, 40.057),
  place('Garissa', -0.453, 39.646),
  // Coast
  place('Mombasa', -4.05, 39.667),
  place('Kwale', -4.174, 39.452),
  place('Diani', -4.28, 39.59),
  place('Kilifi', -3.63, 39.85),
  place('Watamu', -3.354, 40.024),
  place('Malindi', -3.217, 40.117),
  place('Hola', -1.5, 40.03, 'Tana River'),
  place('Lamu', -2.271, 40.902),
]
