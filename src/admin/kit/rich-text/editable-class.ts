const words =
  'wrap-anywhere whitespace-pre-wrap [&_a]:text-tea [&_a]:underline [&_a]:underline-offset-2 [&_[lang]]:rounded-postcard [&_[lang]]:bg-lake-soft [&_[lang]]:px-1'

const blocks =
  '[&>*+*]:mt-4 [&_:is(p,li,blockquote)]:max-w-prose [&_h2]:text-2xl [&_h3]:text-xl [&_h4]:font-semibold [&_blockquote]:border-l-4 [&_blockquote]:border-terracotta [&_blockquote]:pl-5 [&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:space-y-1.5 [&_:is(ul,ol)]:pl-6 [&_li::marker]:text-terracotta [&_li>*+*]:mt-1.5 [&_blockquote>*+*]:mt-4'

const pictures =
  '[&_img]:inline-block [&_img]:max-h-80 [&_img]:rounded-postcard [&_img.ProseMirror-selectednode]:outline-3 [&_img.ProseMirror-selectednode]:outline-lake [&_img.ProseMirror-separator]:size-0'

/** Styles the text like the public page, as far as that helps while writing. */
export const editableClass = {
  story: `min-h-72 p-4 ${words} ${blocks} ${pictures}`,
  sentence: `min-h-24 px-3 py-2 ${words}`,
} as const
