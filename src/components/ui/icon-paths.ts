// Our own icons, 24 by 24. One export each, so that a page loads only the icons it shows.

export const backIcon = 'M15 5l-7 7 7 7'
export const chatIcon =
  'M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5ZM8.5 10.5h7M8.5 13.8h4.5'
export const clockIcon = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3.5 2'
export const closeIcon = 'M6 6l12 12M18 6 6 18'
export const forwardIcon = 'M9 5l7 7-7 7'
export const menuIcon = 'M4 6.5h16M4 12h16M4 17.5h16'
export const pauseIcon = 'M8.5 5v14M15.5 5v14'
export const peopleIcon =
  'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20c.4-3.6 2.8-6 6.5-6s6.1 2.4 6.5 6M16 5a3.2 3.2 0 0 1 0 6M18 14.5c2 .8 3.2 2.7 3.5 5.5'
export const pinIcon =
  'M12 21c4-4.3 6.5-7.7 6.5-11a6.5 6.5 0 0 0-13 0c0 3.3 2.5 6.7 6.5 11ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z'
export const playIcon = 'M7.5 4.5v15l12-7.5Z'
export const priceIcon = 'M3.5 3.5h9l8 8-9 9-8-8ZM8 8h.1'
