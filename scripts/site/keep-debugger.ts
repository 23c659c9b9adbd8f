import type { Plugin } from 'vite'

/**
 * Keeps the `debugger` statement of `src/protection/developer-tools.ts`: minifiers drop it unless told
 * otherwise, and with it the one thing that notices open developer tools.
 */
export function keepDebugger(): Plugin {
  return {
    name: 'shamba:keep-debugger',
    apply: 'build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : {
            build: {
              rolldownOptions: {
                output: {
                  minify: { compress: { dropDebugger: false }, mangle: true, codegen: true },
                },
              },
            },
          },
  }
}
