import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { pdfsInDevelopment } from './scripts/site/brochure-build.ts'
import { chunkModules } from './scripts/site/chunk-modules.ts'
import { chunkNames } from './scripts/site/chunk-names.ts'
import { contentFolder } from './scripts/site/content-folder.ts'
import type { BuildContent } from './scripts/site/evaluate-content.ts'
import { keepDebugger } from './scripts/site/keep-debugger.ts'
import { leanRouter } from './scripts/site/lean-router.ts'
import { loadChunks } from './scripts/site/load-chunks.ts'
import { manifestInDevelopment } from './scripts/site/manifest.ts'
import { picturesInDevelopment } from './scripts/site/pictures-in-development.ts'
import { precomputedContent } from './scripts/site/precomputed-content.ts'
import { privateFolders } from './scripts/site/private-folders.ts'
import { textFiles } from './scripts/site/text-files.ts'

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
  const chunks = chunkNames()
  const texts = textFiles(contentDir)
  return {
    plugins: [
      chunks.plugin,
      texts.plugin,
      contentFolder(contentDir),
      react(),
      tailwindcss(),
      leanRouter(),
      keepDebugger(),
      loadChunks(),
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
          entryFileNames: texts.nameOf,
          chunkFileNames: texts.nameOf,
          codeSplitting: {
            groups: [
              { name: chunks.name, includeDependenciesRecursively: false },
              // What a card of a tour needs, and the dialog over it again.
              {
                name: 'tour-grid',
                test: /src\/(?:components\/(?:tours\/(?:category-look|explore-id|keep-button|tour-card|tour-dialog-slot|tour-facts|tour-links|tour-overlay|tour-title)|ui\/lazy-dialog)|pages\/tours\/(?:tours-url|use-tours-query))\.tsx?$/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'tour-details',
                test: /src\/(?:components\/tours\/(?:good-to-know|related-tours|tour-advice|tour-details|tour-details-view|tour-frame|tour-good-to-know|tour-questions|ask-link)|content\/tour-picture-files)\.tsx?$/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'dialog',
                test: /node_modules\/(?:@radix-ui\/(?:primitive|react-(?:compose-refs|context|dialog|dismissable-layer|focus-guards|focus-scope|id|portal|presence|primitive|slot|use-callback-ref|use-controllable-state|use-effect-event|use-layout-effect))|aria-hidden|get-nonce|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar)\//,
                includeDependenciesRecursively: false,
              },
              {
                name: 'faq-parts',
                test: /src\/(?:pages\/faq\/(?:ask-links|faq-view|question-list)\.tsx?|components\/ui\/disclosure\.ts)$|\/(?:content|facts)\/faq\.ts$/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'blog-parts',
                test: /src\/(?:pages\/blog\/(?:article-facts|article-grid|article-sheet|article-text|refund-calculator|refund-table)\.tsx|content\/(?:article-cards|story-picture-files)\.ts|lib\/refund\.ts)$/,
                includeDependenciesRecursively: false,
              },
              // Everything else that several pages and dialogs share: a file of its own for each of fifty small
              // modules costs a phone more than their words. What the studio needs at once stands apart.
              {
                name: 'common-parts',
                test: /src\/(?:components\/(?:form|ui)\/|lib\/(?!admin-paths))/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              // Another folder may stand in for the one of the content.
              {
                name: 'more-parts',
                test: /(?:src\/(?:components\/|pages\/(?:gallery\/gallery-url|home\/partner-list))|\/content\/(?!collections\/|(?:articles|gallery|hero-picture-files|photo-files|tour-cards|tours)\.ts|articles\/|pictures\/(?!pages|studio)))/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
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
