import { siteMarkPaths } from './site-mark-paths'

const variants = {
  header: {
    size: 'size-6 sm:size-8',
    colours: { stamp: 'text-tea', sun: 'text-maize', fields: 'text-leaf', trail: 'text-card' },
  },
  /** On a postcard. */
  card: {
    size: 'size-16 max-sm:hidden',
    colours: { stamp: 'text-tea', sun: 'text-maize', fields: 'text-leaf', trail: 'text-card' },
  },
  footer: {
    size: 'size-11',
    colours: {
      stamp: 'text-card',
      sun: 'text-terracotta',
      fields: 'text-tea',
      trail: 'text-maize',
    },
  },
}

/** The company's logo, decorative beside its name. */
export function SiteMark({ place }: { place: keyof typeof variants }) {
  const { size, colours } = variants[place]
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden className={`${size} shrink-0`}>
      <path d={siteMarkPaths.stamp} className={colours.stamp} />
      <path d={siteMarkPaths.sun} className={colours.sun} />
      <path d={siteMarkPaths.fields} className={colours.fields} />
      <path d={siteMarkPaths.trail} className={colours.trail} />
    </svg>
  )
}
