import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { pdfsInDevelopment } from './scripts/site/brochure-build.ts'
import { chunkModules } from './scripts/site/chunk-modules.ts'
import { contentFolder } from './scripts/site/content-folder.ts'
import type { BuildContent } from './scripts/site/evaluate-content.ts'
import { keepDebugger } from './scripts/site/keep-debugger.ts'
import { leanRouter } from './scripts/site/lean-router.ts'
import { manifestInDevelopment } from './scripts/site/manifest.ts'
import { picturesInDevelopment } from './scripts/site/pictures-in-development.ts'
import { precomputedContent } from './scripts/site/precomputed-content.ts'
import { privateFolders } from './scripts/site/private-folders.ts'
import { studioChunks } from './scripts/site/studio-chunks.ts'

/**
 * The settings of every build and development server.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 * @param dataDir the local data folder, which no development server gives away; the default one unless given
 * @param evaluated the content of a build, where it has been evaluated already
 */
export const siteConfig = (
  contentDir?: string,
  dataDir?: string,
  evaluated?: BuildContent,
): UserConfig => {
  const studio = studioChunks()
  return {
    plugins: [
      studio.plugin,
      contentFolder(contentDir),
      react(),
      tailwindcss(),
      leanRouter(),
      keepDebugger(),
      precomputedContent(contentDir, evaluated),
      chunkModules(),
      pdfsInDevelopment(contentDir),
      manifestInDevelopment(contentDir),
      picturesInDevelopment(),
      privateFolders(dataDir),
    ],
    build: {
      target: 'baseline-widely-available',
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        // On a busy machine it tells how long each plugin took, at every build.
        checks: { bundlerTimings: false },
        output: {
          // Seven characters, the fewest that the bundler takes: the first script names sixty files.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            groups: [
              // Everything that every page needs, in one file: a dozen small ones cost a phone more.
              {
                name: 'frame',
                tags: ['$initial'],
                // The style sheet stays with the entry: pages would fetch it with the frame, but it stands
                // in their HTML.
                test: /^(?!.*(?:main\.tsx|index\.html|\.css)$)/,
                priority: 1,
              },
              // Small parts of nearly every page: a file of its own for each costs more than its words.
              {
                name: 'page-parts',
                test: /src\/(?:components\/(?:ui\/(?:panel|picture|picture-sizes|section|stamp)|layout\/(?:breadcrumb|page-header|page-meta))|lib\/(?:data-saver|duration-buckets|page-title|picture-sources|plain-text|use-back-layer)|content\/site-card)\.tsx?$/,
                includeDependenciesRecursively: false,
              },
              // The same for parts of several pages that neither the first screen of the home page nor the
              // studio needs.
              {
                name: 'more-parts',
                test: /src\/(?:components\/(?:ui\/(?:more-icon-paths|series-text)|layout\/linked-text)|lib\/(?:copy-text|mailto|shorten-until)|content\/(?:brochure|page-painting-files))\.tsx?$/,
                includeDependenciesRecursively: false,
              },
              // Requests of groups and the dialog of a tour.
              {
                name: 'enquiry',
                test: /src\/(?:components\/tours\/enquiry-draft|lib\/(?:group-advice|tour-enquiry|tour-phone))\.ts$/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'about-parts',
                test: /src\/(?:components\/ui\/figures\.tsx|content\/about-picture-files\.ts|pages\/home\/partner-list\.tsx)$/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'footer-parts',
                test: /src\/(?:components\/layout\/(?:contact-details|legal-texts)\.tsx|content\/(?:legal|painting-note)\.ts)$/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'faq-parts',
                test: /src\/(?:pages\/faq\/(?:ask-links|faq-view|question-list)|components\/ui\/disclosure)\.tsx?$/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'blog-parts',
                test: /src\/pages\/blog\/(?:article-facts|article-grid|article-sheet|refund-table)\.tsx$/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'tour-details',
                test: /src\/components\/tours\/(?:related-tours|tour-details|tour-details-view|tour-frame|tour-good-to-know)\.tsx?$/,
                includeDependenciesRecursively: false,
              },
              // The late parts of the list of tours.
              {
                name: 'tour-finder',
                test: /src\/pages\/tours\/(?:shortlist-line|tour-finder)\.tsx$/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'keep',
                test: /src\/(?:components\/tours\/(?:keep-button|late-card-parts|tour-links)|lib\/shortlist)\.tsx?$/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'hand-off',
                test: /src\/(?:components\/form\/hand-off(?:-line)?|lib\/open-address)\.tsx?$/,
                includeDependenciesRecursively: false,
              },
              // What a grid of tours needs, and the dialog over it again.
              {
                name: 'tour-grid',
                test: /(?:components\/tours\/(?:category-look|explore-id|tour-card|tour-dialog-slot|tour-facts|tour-overlay|tour-title)|components\/ui\/lazy-dialog|lib\/tour-(?:duration|group|price|title)|pages\/tours\/(?:tours-url|use-tours-query))\.tsx?$/,
                // Or the home page would carry the grid for the sake of a helper inside it.
                includeDependenciesRecursively: false,
              },
              // Public pages and the studio always need these together.
              {
                name: 'facts',
                test: /src\/(?:content\/(?:fact-text|opening-hours)|lib\/(?:calendar-day|fact-words|format|refund-words))\.ts$/,
                includeDependenciesRecursively: false,
              },
              // The home page needs these together, and the studio beside its other texts.
              {
                name: 'home-facts',
                test: /\/(?:content\/(?:hero|stats)|facts\/(?:figures|hero))\.ts$/,
                includeDependenciesRecursively: false,
              },
              // Pages show these paintings with their files.
              {
                name: 'page-paintings',
                test: /src\/content\/page-painting(?:s|-files)\.ts$/,
                includeDependenciesRecursively: false,
              },
              // The cancellation terms with what the code derives of them.
              {
                name: 'policy',
                test: /\/(?:content|facts)\/policy\.ts$/,
                includeDependenciesRecursively: false,
              },
              // The studio needs these at once, and visitors with a dialog.
              {
                name: 'tour-words',
                test: /\/(?:content\/(?:tour-words|tours-advice)|facts\/advice|lib\/carried-toasts)\.ts$/,
                includeDependenciesRecursively: false,
              },
              // Lists of the studio need all; no first script of a public page needs any.
              {
                name: 'picture-files',
                test: /src\/content\/pictures\/(?:hero|pages|studio)\.ts$/,
                includeDependenciesRecursively: false,
              },
              // What visitors fetch at their first press, and every page of the studio at once.
              {
                name: 'form-parts',
                test: /src\/components\/(?:form\/(?:field|text-field|text-area|select-field|error-summary|debounced-input)|ui\/notice)\.tsx?$/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'rich-text',
                test: /src\/(?:components\/ui\/rich-text|lib\/(?:rich-text|rich-text-tokens|safe-href))\.tsx?$/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'dialog',
                test: /node_modules\/(?:@radix-ui\/(?:primitive|react-(?:compose-refs|context|dialog|dismissable-layer|focus-guards|focus-scope|id|portal|presence|primitive|slot|use-callback-ref|use-controllable-state|use-effect-event|use-layout-effect))|aria-hidden|get-nonce|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar)\//,
                includeDependenciesRecursively: false,
              },
              { name: studio.name, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  }
}

/** For Vite's own commands. The scripts call `siteConfig` themselves. */
export default defineConfig(() =>
  siteConfig(process.env['CONTENT_DIR'], process.env['LOCAL_DATA_DIR']),
)
