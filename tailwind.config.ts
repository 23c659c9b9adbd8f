import type { Config } from 'tailwindcss'

/** The design tokens: no colour, size of type, corner, shadow or time is written anywhere else. */
export default {
  content: [],
  theme: {
    extend: {
      colors: {
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
      },
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
        /** The heading of a page. */
        title: [
          'clamp(2.125rem, 1.6rem + 2.3vw, 3.5rem)',
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
      transitionDuration: {
        /** A colour, a lift. */
        quick: '150ms',
        /** A panel that comes or goes. */
        calm: '250ms',
        /** A postcard that turns over. */
        turn: '500ms',
      },
      transitionTimingFunction: { settle: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      maxWidth: { page: '76rem', prose: '68ch' },
    },
  },
} satisfies Config
