import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articles } from '../../src/content/articles'
import { allFacts } from '../../src/content/facts/all'
import { gallery } from '../../src/content/gallery'
import { homeFeatured } from '../../src/content/home-featured'
import { redirects } from '../../src/content/redirects'
import { tours } from '../../src/content/tours'
import type { Content } from '../../src/publish/rows'
import { isSampleAddress } from '../../src/lib/sample-address'
import type { ContentHashes } from '../publish/content-hashes'
import { formatModule, moduleTexts, type ModuleTexts } from '../publish/module-text'
import { seedSql } from '../publish/seed-content'
import { withBrandColours, type BrandColours } from './brand-colours'
import { markModule, markPathsIn } from './mark-file'

/** What a site of one's own begins with instead of the sample. */
export type Brand = {
  name: string
  tagline: string
  phone: string
  /** Origin of the site, such as `https://mbuni.example`. */
  origin: string
  mailboxes: {
    businessEmail: string
    infoEmail: string
    bookingsEmail: string
    partnersEmail: string
  }
  colours: BrandColours
  /** Text of an SVG file; undefined keeps the mark. */
  logo: string | undefined
  /** `few` leaves the three tours that the home page needs, and no article and no picture. */
  content: 'sample' | 'few'
}

/** The content of the project with the facts of a brand. */
function brandContent(brand: Brand): Content {
  const { company } = allFacts
  const isFew = brand.content === 'few'
  const { name, tagline, phone } = brand
  return {
    tours: isFew ? tours.filter(({ id }) => homeFeatured.includes(id)) : tours,
    articles: isFew
      ? []
      : articles.map((article) =>
          article.author === company.name ? { ...article, author: name } : article,
        ),
    gallery: isFew ? [] : gallery,
    homeFeatured,
    redirects: isFew ? {} : redirects,
    facts: {
      ...allFacts,
      company: {
        ...company,
        ...brand.mailboxes,
        name,
        tagline,
        phone,
        chatPhone: '',
        // A sample profile leads visitors away to nothing; the two forms must be somewhere, so the
        // launch check asks for them.
        social: company.social.filter(({ url }) => !isSampleAddress(url)),
        ...(isSampleAddress(company.imageConsentForm) && {
          imageConsentForm: 'https://example.org/image-consent',
        }),
        ...(isSampleAddress(company.dataWithdrawalForm) && {
          dataWithdrawalForm: 'https://example.org/data-withdrawal',
        }),
      },
    },
  }
}

/** The files of a brand: modules of `src/content`, and others by their place in the project. */
type BrandFiles = { modules: ModuleTexts; files: ReadonlyMap<string, string> }

/**
 * Everything that a new brand writes, but for what `npm run brand` makes of it.
 *
 * @param root folder of the project
 * @param hashesOf computes the hashes of a seed, see `seedHashes`
 * @throws Error when the logo cannot be used
 */
export async function brandFiles(
  root: string,
  brand: Brand,
  hashesOf: (sql: string) => Promise<ContentHashes>,
): Promise<BrandFiles> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const content = brandContent(brand)
  const seed = seedSql({ ...content, facts: { ...allFacts, ...content.facts } })
  const hashes = await hashesOf(seed)
  const files = new Map([
    ['supabase/seed.sql', seed],
    [
      'tailwind.config.ts',
      await formatModule(
        'tailwind.config.ts',
        withBrandColours(read('tailwind.config.ts'), brand.colours),
      ),
    ],
    [
      'src/content/site.ts',
      replaced(read('src/content/site.ts'), /(?<=VITE_SITE_URL \|\| ')[^']*/, brand.origin),
    ],
    [
      '.env',
      withSetting(existsSync(join(root, '.env')) ? read('.env') : read('.env.example'), brand),
    ],
  ])
  if (brand.logo !== undefined) {
    const source = markModule(markPathsIn(brand.logo))
    files.set(
      'src/components/ui/site-mark-paths.ts',
      await formatModule('site-mark-paths.ts', source),
    )
  }
  return { modules: await moduleTexts(content, { published: hashes, seeded: hashes }), files }
}

function withSetting(env: string, { origin }: Brand): string {
  const line = `VITE_SITE_URL=${origin}`
  return /^VITE_SITE_URL=.*$/m.test(env)
    ? env.replace(/^VITE_SITE_URL=.*$/m, line)
    : `${env.trimEnd()}\n${line}\n`
}

function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text))
    throw new Error('src/content/site.ts does not name the address of the site.')
  return text.replace(pattern, () => by)
}
