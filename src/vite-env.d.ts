/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string
  readonly VITE_CONTENT_PROTECTION?: string
  readonly VITE_BROCHURE_SIZE?: string
  readonly VITE_SCHOOL_SHEET_SIZE?: string
  readonly VITE_CAPTCHA_PROVIDER?: string
  readonly VITE_CAPTCHA_SITE_KEY?: string
  readonly VITE_SIGN_UP?: string
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
}

/** As far as it is used. Browsers without it let every text become HTML. */
interface TrustedTypesFactory {
  readonly emptyHTML: TrustedHTML
  readonly defaultPolicy: object | null
  /** Answers with the same functions; what they give is no text any more, but counts as one in types. */
  createPolicy<
    Rules extends { [make in 'createHTML' | 'createScriptURL']?: (text: string) => string },
  >(
    name: string,
    rules: Rules,
  ): Rules
}

interface Window {
  readonly trustedTypes?: TrustedTypesFactory
}
