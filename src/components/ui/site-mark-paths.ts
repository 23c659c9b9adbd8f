/**
 * SVG paths of the company's logo on a grid of 32: a postage stamp with the sun over a farm and a
 * trail that winds towards it. In a module without React, because `npm run brand` uses it, too.
 */
export const siteMarkPaths = {
  // The notches align with whole pixels at 16 and at 32.
  stamp:
    'M0 0h6a2 2 0 0 0 4 0h4a2 2 0 0 0 4 0h4a2 2 0 0 0 4 0h6v6a2 2 0 0 0 0 4v4a2 2 0 0 0 0 4v4a2 2 0 0 0 0 4v6h-6a2 2 0 0 0-4 0h-4a2 2 0 0 0-4 0h-4a2 2 0 0 0-4 0H0v-6a2 2 0 0 0 0-4v-4a2 2 0 0 0 0-4v-4a2 2 0 0 0 0-4z',
  sun: 'M9 12.5a7 7 0 0 1 14 0q-7-2.4-14 0z',
  fields:
    'M4 18q3.5-2.8 8.3-3.7c.1 2.4 2.3 3 2.3 4.9 0 2.4-6 2-6.1 8.8H4zM28 18v10h-8c-.2-3.8 3.8-4.6 3.8-8 0-2.9-3.9-3.7-4.2-5.7q4.9.9 8.4 3.7z',
  trail:
    'M10.5 28c-.2-6.8 6.1-5.7 6.1-8.9 0-1.8-2.3-2.6-2.3-5.1q1.7-.1 3.4 0c0 2.3 4.1 3 4.1 6 0 3.4-4 4.2-3.8 8z',
}
