// Icons of parts that load late; those of the first paint are in `icon-paths`, which every page waits for.

export const copyIcon = 'M9 9h11v11H9ZM15 5.5V4H4v11h1.5'
export const downloadIcon = 'M12 3.5V15M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15'
export const heartIcon =
  'M12 20.5C5.5 15.8 3 12.6 3 9.2A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 2.2c0 3.4-2.5 6.6-9 11.3Z'
export const leafIcon = 'M5 19c-2-7 2-13.5 15-14.5.5 12.5-6 17-13 14.5M4 21c2-5 5-8.5 10-11'
export const linkIcon =
  'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6'
export const mailIcon = 'M3.5 5.5h17v13h-17ZM4 6.5l8 6.5 8-6.5'
export const phoneIcon =
  'M5 3.5h3.5l1.8 4.6-2.3 1.7a13 13 0 0 0 6.2 6.2l1.7-2.3 4.6 1.8V19a1.8 1.8 0 0 1-2 1.8A17 17 0 0 1 3.2 5.5 1.8 1.8 0 0 1 5 3.5Z'
export const rosetteIcon =
  'M12 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM8.5 14.2 7 21.5l5-2.7 5 2.7-1.5-7.3'
export const shareIcon = 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5v8h14v-8'
export const sproutIcon =
  'M12 21v-9M12 13C12 8.5 9 6 4 6c0 4.5 3 7 8 7ZM12 11c0-4 2.7-7 8-7 0 4.6-3 7-8 7Z'
export const starIcon =
  'm12 3 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4L2.8 9.7l6.4-.8Z'
