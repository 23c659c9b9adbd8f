/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string
  readonly VITE_PHONE?: string
  readonly VITE_BUSINESS_EMAIL?: string
  readonly VITE_INFO_EMAIL?: string
  readonly VITE_BOOKINGS_EMAIL?: string
  readonly VITE_PARTNERS_EMAIL?: string
  readonly VITE_CONTENT_PROTECTION?: string
  readonly VITE_BROCHURE_SIZE?: string
  readonly VITE_STORY_PROVIDER?: 'youtube' | 'vimeo'
  readonly VITE_STORY_ID?: string
  readonly VITE_STORY_SIZE?: string
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
}

/** As far as it is used. Browsers without it let every text become HTML. */
interface TrustedTypesFactory {
  readonly emptyHTML: TrustedHTML
  readonly defaultPolicy: object | null
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): object
}

interface Window {
  readonly trustedTypes?: TrustedTypesFactory
}
