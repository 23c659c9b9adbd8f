import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkModules } from './scripts/site/chunk-modules.ts'
import { precomputedContent } from './scripts/site/precomputed-content.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), precomputedContent(), chunkModules()],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    // The whole style sheet stands in the HTML, so there is nothing to gain from parts of it.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Everything that every page needs, in one file: a dozen small ones cost a phone more.
            { name: 'frame', tags: ['$initial'], test: /^(?!.*(?:main\.tsx|index\.html)$)/ },
          ],
        },
      },
    },
  },
})
