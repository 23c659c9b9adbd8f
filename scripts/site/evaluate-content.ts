import { fileURLToPath } from 'node:url'
import { importModule } from './import-module.ts'

const contentModule = fileURLToPath(new URL('./build-content.ts', import.meta.url))

/** The content of a build, evaluated. */
export type BuildContent = typeof import('./build-content')

/**
 * Evaluates the content of a build once for all that need it.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 */
export function evaluateContent(contentDir: string | undefined): Promise<BuildContent> {
  return importModule<BuildContent>(contentModule, contentDir)
}
