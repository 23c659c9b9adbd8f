'use strict'

/** Who may import whom: the table of rooms. Patterns cover folders that do not exist yet. */

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Nothing in `room` may import from src except what `allowed` names. */
const only = (room, allowed) =>
  rule(
    `${room.replaceAll('/', '-')}-imports`,
    `src/${room} may import only ${allowed.length ? allowed.join(', ') : 'nothing of src'}`,
    { path: `^src/${room}/` },
    { path: '^src/', pathNot: allowed.map((path) => `^src/${path}/`) },
  )

/** Where the studio sees parts of public pages, to show what visitors would see. */
const previewDoor = '^src/admin/kit/preview/public-parts[.]tsx$'

module.exports = {
  forbidden: [
    only('lib', ['lib']),
    only('content', ['content', 'lib']),
    only('publish', ['publish', 'content', 'lib']),
    only('components/ui', ['components/ui', 'lib']),
    only('components/form', ['components/form', 'components/ui', 'lib']),
    only('components/layout', ['components/layout', 'components/ui', 'content', 'lib']),
    only('components/tours', [
      'components/tours',
      'components/ui',
      'components/form',
      'content',
      'lib',
    ]),
    only('protection', ['protection', 'components/ui', 'lib']),
    only('offline', ['offline', 'components/ui', 'content', 'lib']),
    only('pages', ['pages', 'components', 'content', 'lib']),
    rule(
      'admin-imports',
      'The studio knows no part of a public page but those of the preview, by their one door',
      { path: '^src/admin/', pathNot: previewDoor },
      { path: '^src/', pathNot: '^src/(admin|components/ui|components/form|content|publish|lib)/' },
    ),
    rule(
      'preview-door-imports',
      'The door of the preview lets in tours, articles and facts of the site',
      { path: previewDoor },
      {
        path: '^src/',
        pathNot: '^src/(admin|components/(ui|tours|layout)|pages/(blog|faq|home)|content|lib)/',
      },
    ),
    rule(
      'pages-apart',
      'One page never imports another',
      { path: '^src/pages/([^/]+)/' },
      { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    ),
    rule(
      'admin-rooms-apart',
      'A room of the studio imports only itself, the frame, sign-in, the kit and the data',
      { path: '^src/admin/(?!frame/|auth/|kit/|data/)([^/]+)/' },
      { path: '^src/admin/', pathNot: '^src/admin/($1|frame|auth|kit|data)/' },
    ),
    rule(
      'admin-data-lowest',
      'The data room of the studio imports no other room of it',
      { path: '^src/admin/data/' },
      { path: '^src/admin/', pathNot: '^src/admin/data/' },
    ),
    rule(
      'admin-kit-below-all',
      'The kit of the studio knows no session and no page',
      { path: '^src/admin/kit/' },
      { path: '^src/admin/', pathNot: '^src/admin/(kit|data)/' },
    ),
    rule(
      'admin-auth-below-frame',
      'Signing in knows the kit, but neither the frame nor a page of the studio',
      { path: '^src/admin/auth/' },
      { path: '^src/admin/', pathNot: '^src/admin/(auth|kit|data)/' },
    ),
    rule(
      'admin-frame-below-rooms',
      'The frame of the studio knows no room of it',
      { path: '^src/admin/frame/' },
      { path: '^src/admin/', pathNot: '^src/admin/(frame|auth|kit|data)/' },
    ),
    rule(
      'admin-behind-import',
      'The app reaches the studio by import() alone',
      { path: '^src/', pathNot: '^src/admin/' },
      { path: '^src/admin/', dependencyTypesNot: ['dynamic-import'] },
    ),
    rule(
      'admin-from-app-only',
      'Nothing but the app knows the studio',
      { path: '^src/', pathNot: '^src/(admin|app)/' },
      { path: '^src/admin/' },
    ),
    rule(
      'supabase-in-data-only',
      'Only src/admin/data imports Supabase',
      { path: '^src/', pathNot: '^src/admin/data/' },
      { path: 'node_modules/@supabase/' },
    ),
    rule(
      'react-query-in-admin-only',
      'Public pages make no request',
      { path: '^src/', pathNot: '^src/admin/' },
      { path: 'node_modules/@tanstack/' },
    ),
    rule(
      'data-router-in-admin-only',
      'Public pages know the lean router alone, react-router-dom: see scripts/site/lean-router.ts',
      { path: '^src/', pathNot: '^src/admin/' },
      { path: 'node_modules/react-router/' },
    ),
    rule(
      'lean-router-outside-admin',
      'In a build the studio is not inside the router of the public pages',
      { path: '^src/admin/', pathNot: previewDoor },
      { path: '(node_modules/react-router-dom/|^src/lib/link[.]tsx$)' },
    ),
    rule(
      'content-without-react',
      'Content is words and data',
      { path: '^src/content/' },
      { path: 'node_modules/react', reachable: true },
    ),
    rule(
      'app-is-the-top',
      'Nothing imports the app but its entries',
      { path: '^src/', pathNot: '^src/(app/|main\\.tsx$)' },
      { path: '^src/app/' },
    ),
    rule(
      'src-stands-alone',
      'Nothing in src imports the tools around it',
      { path: '^src/' },
      { path: '^(scripts|supabase|tests|e2e)/' },
    ),
    rule(
      'art-apart',
      'Nothing imports the painting program: the site takes its pictures and the film as files',
      { pathNot: '^art/' },
      { path: '^art/' },
    ),
    rule(
      'art-imports',
      'art may import only content, lib, the tokens, the stamp of the cards and the error that ends a command',
      { path: '^art/' },
      {
        path: '^(?!art/|node_modules/)[^/]+(/|[.]ts$)',
        pathNot: [
          '^src/(content|lib)/',
          '^tailwind[.]config[.]ts$',
          '^scripts/site/stamp[.]ts$',
          '^supabase/local/start-error[.]ts$',
        ],
        dependencyTypesNot: ['core'],
      },
    ),
    rule('no-circular', 'No circles', {}, { circular: true }),
    {
      ...rule(
        'no-folder-circular',
        'No circles between folders of src',
        { path: '^src(/|$)' },
        { circular: true },
      ),
      scope: 'folder',
    },
    rule(
      'no-unresolved',
      'Every import leads somewhere',
      { path: '^src/' },
      { couldNotResolve: true },
    ),
    rule(
      'no-dev-dependency',
      'What the site ships is a dependency, not a tool',
      { path: '^src/', pathNot: '(\\.css|\\.d\\.ts)$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tests/architecture/fixtures/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.css', '.json'],
    },
  },
}
