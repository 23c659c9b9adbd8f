import type { Config } from 'tailwindcss'

const colours = {
  paper: '#FBF6EA',
  card: '#FFFDF7',
  line: '#DDD3BC',
  ink: '#1D2A1F',
  muted: '#4A5647',
  tea: { DEFAULT: '#1F5A35', dark: '#164327', soft: '#E3EDDD' },
  leaf: '#6A9A3B',
  maize: { DEFAULT: '#F0B441', dark: '#7A4E00', soft: '#FBE7BC' },
  terracotta: { DEFAULT: '#A8431F', dark: '#873416', soft: '#F8E2D8' },
  lake: { DEFAULT: '#275E7C', soft: '#DCE9F0' },
  dusk: { DEFAULT: '#5B3A5E', soft: '#ECE2ED' },
  danger: { DEFAULT: '#9C1C1C', soft: '#FBE3E1' },
  /** The dark rooms: gallery viewer and film. */
  night: { DEFAULT: '#141A15', soft: '#26302A' },
}

type Shades<Names> = {
  [Name in keyof Names]: Names[Name] extends string ? string : Shades<Names[Name]>
}

/** The same names by night, for the studio alone: the inks turn light, the papers dark. */
export const darkColours: Shades<typeof colours> = {
  paper: '#121712',
  card: '#1B221C',
  line: '#39443B',
  ink: '#EEF2E8',
  muted: '#B9C4B5',
  tea: { DEFAULT: '#8FD0A0', dark: '#B2E0BD', soft: '#24382A' },
  leaf: '#9CC46B',
  maize: { DEFAULT: '#F0B441', dark: '#F5CE83', soft: '#3D3013' },
  terracotta: { DEFAULT: '#EE9773', dark: '#F6B79C', soft: '#44281D' },
  lake: { DEFAULT: '#93C9E4', soft: '#1E323D' },
  dusk: { DEFAULT: '#D3B2D6', soft: '#362938' },
  danger: { DEFAULT: '#F4A8A2', soft: '#472321' },
  night: { DEFAULT: '#141A15', soft: '#26302A' },
}

/** What the studio prints with: ink on white paper, whatever the screen shows. */
export const printColours = { paper: '#FFFFFF', card: '#FFFFFF', ink: '#000000', muted: '#000000' }

/** The design tokens: no colour, size of type, corner, shadow or time is written anywhere else. */
export default {
  content: [],
  theme: {
    extend: {
      colors: colours,
      fontFamily: {
        sans: ['Figtree Variable', 'Figtree Fallback', 'system-ui', 'sans-serif'],
        display: [
          'Young Serif',
          'Display Georgia',
          'Display Times',
          'Georgia',
          'Times New Roman',
          'serif',
        ],
      },
      fontSize: {
        /** The one line of the home page. */
        hero: [
          'clamp(2.25rem, 1.55rem + 3.2vw, 4.25rem)',
          { lineHeight: '1.04', letterSpacing: '-0.015em' },
        ],
        /** The heading of a page; in large letters no longer word of it is wider than a phone. */
        title: [
          'min(clamp(2.125rem, 1.6rem + 2.3vw, 3.5rem), 14vw)',
          { lineHeight: '1.1', letterSpacing: '-0.01em' },
        ],
        /** The heading of a section. */
        heading: [
          'clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)',
          { lineHeight: '1.15', letterSpacing: '-0.005em' },
        ],
        /** The heading of a card. */
        subheading: ['clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)', { lineHeight: '1.25' }],
        /** The first sentences of a page. */
        lead: ['clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)', { lineHeight: '1.5' }],
        /** Numerals worth reading. */
        figure: ['clamp(2rem, 1.5rem + 2vw, 3.25rem)', { lineHeight: '1' }],
        /** The small print of stamps and postmarks. */
        stamp: ['0.8125rem', { lineHeight: '1.2', letterSpacing: '0.04em' }],
      },
      borderRadius: {
        /** Corners of a postcard: nearly square. */
        postcard: '0.375rem',
        /** Corners of a panel or a dialog. */
        panel: '0.75rem',
      },
      boxShadow: {
        card: '0 1px 2px rgb(29 42 31 / 0.08), 0 6px 18px rgb(29 42 31 / 0.08)',
        raised: '0 2px 4px rgb(29 42 31 / 0.12), 0 14px 36px rgb(29 42 31 / 0.18)',
      },
      /** For shapes that are cut out, which a box's shadow does not follow. */
      dropShadow: { stamp: '0 1px 2px rgb(29 42 31 / 0.18)' },
      transitionDuration: {
        /** A colour, a lift. */
        quick: '150ms',
        /** A panel that comes or goes. */
        calm: '250ms',
        /** A postcard that turns over. */
        turn: '500ms',
      },
      transitionTimingFunction: { settle: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      /**
       * Prose: 67 letters a line in the middle; not in `ch`, for Figtree's nought is wide. The name is
       * the variable's: Tailwind has a prose of its own, which `maxWidth` does not replace.
       */
      'max-width': { page: '76rem', prose: '31em' },
    },
  },
} satisfies Config
