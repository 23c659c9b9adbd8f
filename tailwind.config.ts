import type { Config } from 'tailwindcss'

/** The design tokens. No colour is written anywhere else; components name these. */
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
        maize: { DEFAULT: '#F0B441', soft: '#FBE7BC' },
        terracotta: { DEFAULT: '#A8431F', dark: '#873416', soft: '#F8E2D8' },
        lake: { DEFAULT: '#275E7C', soft: '#DCE9F0' },
        dusk: { DEFAULT: '#5B3A5E', soft: '#ECE2ED' },
        danger: { DEFAULT: '#9C1C1C', soft: '#FBE3E1' },
      },
      fontFamily: {
        sans: ['Figtree Variable', 'Figtree Fallback', 'system-ui', 'sans-serif'],
        display: ['Georgia', 'Cambria', 'Times New Roman', 'serif'],
      },
      boxShadow: {
        card: '0 1px 2px rgb(29 42 31 / 0.08), 0 6px 18px rgb(29 42 31 / 0.08)',
        raised: '0 2px 4px rgb(29 42 31 / 0.12), 0 14px 36px rgb(29 42 31 / 0.18)',
      },
      maxWidth: { page: '76rem', prose: '68ch' },
    },
  },
} satisfies Config
