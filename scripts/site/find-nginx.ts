import { existsSync } from 'node:fs'
import { tryToInstall } from '../browser/debian-packages'

/** What the configuration of `npm run nginx` needs at Debian. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'] as const

const program = '/usr/sbin/nginx'
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** An installed nginx that gives out `.br` files; undefined where there is none. */
export function findNginx(): { program: string; brotliModule: string } | undefined {
  return existsSync(program) && existsSync(brotliModule) ? { program, brotliModule } : undefined
}

/** Installs nginx where that is possible; elsewhere its tests are named as not run. */
export function ensureNginx(): void {
  if (!findNginx()) tryToInstall(...nginxPackages)
}
