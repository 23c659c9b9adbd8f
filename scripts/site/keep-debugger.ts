import type { Plugin } from 'vite'

/**
 * Keeps the `debugger` statement of `src/protection/developer-tools.ts`, which detects open developer tools:
 * minifiers drop it by default.
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
