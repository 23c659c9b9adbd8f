import { Feed } from 'feed'
import { articles } from '../../content/articles'
import { site } from '../../content/site'
import { cleanLine } from '../../lib/clean-text'
import { paths } from '../../lib/paths'

/** Noon in Nairobi, so that the day is the same in most time zones. */
const momentOf = (day: string) => new Date(`${day}T12:00:00+03:00`)

/** @returns the articles of the blog as RSS 2.0, the newest first */
export function blogFeed(): string {
  const newest = articles.toSorted((one, other) => (one.date < other.date ? 1 : -1))
  const link = site.origin + paths.blog()
  const feed = new Feed({
    id: link,
    title: cleanLine(`${site.name}: stories`),
    description: cleanLine(site.description),
    link,
    language: 'en',
    copyright: site.name,
    generator: site.name,
    feedLinks: { rss: site.origin + paths.feed() },
    // Without a day of its own, a feed would change with every build.
    updated: momentOf(newest[0]?.updatedOn ?? newest[0]?.date ?? '2026-01-01'),
  })
  for (const { slug, title, excerpt, date, category } of newest) {
    const url = site.origin + paths.article(slug)
    feed.addItem({
      id: url,
      link: url,
      // One character that XML may not hold, and readers refuse the whole feed.
      title: cleanLine(title),
      description: cleanLine(excerpt),
      date: momentOf(date),
      category: [{ name: cleanLine(category) }],
    })
  }
  return feed.rss2()
}
