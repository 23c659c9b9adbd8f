import { expect, test } from 'vitest'
import { styleBreaches, shellBreaches } from '../../../scripts/checks/style-rules'

/** What the rules find in classes, without the place. */
const found = (source: string, file = 'a.tsx') =>
  styleBreaches(file, source).map((breach) => breach.replace(/^\S+ /, '').split(/ is | are /)[0])

const inClass = (name: string) => `<p className="flex ${name} p-4" />`
const inSheet = (declaration: string) => `.a {\n  ${declaration};\n}`

test.each([
  ['const sky = "#8ab"', '#8ab'],
  ['const sky = { fill: "#88AABBCC" }', '#88AABBCC'],
  [inClass('bg-[#1F5A35]'), '#1F5A35'],
  ['const sky = "rgb(29 42 31 / 0.5)"', 'rgb('],
  ['const sky = `hsl(${hue} 20% 40%)`', 'hsl('],
  ['const sky = "oklch(0.5 0.1 200)"', 'oklch('],
  [inClass('bg-[red]'), 'bg-[red]'],
  [inClass('bg-red-500'), 'bg-red-500'],
  [inClass('hover:text-white'), 'text-white'],
  [inClass('bg-black/50'), 'bg-black'],
  [inClass('border-t-slate-200'), 'border-t-slate-200'],
  [inClass('text-[13px]'), 'text-[13px]'],
  [inClass('sm:text-[clamp(1rem,2vw,3rem)]'), 'text-[clamp(1rem,2vw,3rem)]'],
  ["<p style={{ fontSize: '13px' }} />", 'fontSize'],
  ['<p style={{ fontSize: 13 }} />', 'fontSize'],
  ["<p style={{ boxShadow: '0 1px 2px' }} />", 'boxShadow'],
  [inClass('shadow-[0_1px_2px_var(--x)]'), 'shadow-[0_1px_2px_var(--x)]'],
  [inClass('drop-shadow-[0_1px_2px]'), 'drop-shadow-[0_1px_2px]'],
  [inClass('hover:shadow-lg'), 'shadow-lg'],
  [inClass('drop-shadow-sm'), 'drop-shadow-sm'],
  [inClass('shadow-2xl'), 'shadow-2xl'],
  [inClass('rounded-[3px]'), 'rounded-[3px]'],
  [inClass('md:rounded-t-lg'), 'rounded-t-lg'],
  [inClass('rounded-xl'), 'rounded-xl'],
  [inClass('rounded'), 'rounded'],
  [inClass('duration-200'), 'duration-200'],
  [inClass('duration-[320ms]'), 'duration-[320ms]'],
])('in a component %s is told', (source, name) => {
  expect(found(source)).toEqual([name])
})

test.each([
  ['color: #123', '#123'],
  ['background: rgb(0 0 0 / 0.4)', 'rgb('],
  ['color: white', 'white'],
  ['border-bottom: 1px solid black', 'black'],
  ['font-size: 13px', 'font-size: 13px'],
  ['font-size: clamp(1rem, 2vw, 2rem)', 'font-size: clamp(1rem, 2vw, 2rem)'],
  ['font: 1.25rem theme(fontFamily.display)', 'font: 1.25rem theme(fontFamily.display)'],
  ['box-shadow: 0 1px 2px theme(colors.ink)', 'box-shadow: 0 1px 2px theme(colors.ink)'],
  ['filter: drop-shadow(0 1px 2px)', 'filter: drop-shadow(0 1px 2px)'],
  ['border-radius: 3px', 'border-radius: 3px'],
  ['border-top-left-radius: 0.5rem', 'border-top-left-radius: 0.5rem'],
  ['@apply rounded-lg p-4', 'rounded-lg'],
])('in a style sheet %s is told', (declaration, name) => {
  expect(found(inSheet(declaration), 'a.css')).toEqual([name])
})

test.each([
  inClass('rounded-postcard rounded-t-postcard rounded-full shadow-card hover:shadow-raised'),
  inClass('text-lead text-sm bg-ink/60 border-current drop-shadow-none duration-quick'),
  inClass('bg-[length:2px] grid-cols-[3fr_2fr] object-[50%_70%] transition-[width]'),
  '<Link to="/#add">Add</Link>',
  '<a href="#fade">Fade</a>',
  "<a href={'#bad'}>Bad</a>",
  '<a href={`/blog#${id}`}>There</a>',
  '<svg id="#ace" fill="url(#bead)" />',
  '// Issue #123: not rounded-lg, #fff\nconst address = "https://shamba.example/#dad"',
  '/* #fff, rgb(0 0 0) */\n<p />',
  'const rounded = Math.round(value)',
  'const html = "&#123;"',
])('%s is allowed', (source) => {
  expect(found(source)).toEqual([])
})

test.each([
  'background: color-mix(in oklab, theme(colors.ink) 40%, transparent)',
  'font-size: theme(fontSize.lead)',
  'font-size: inherit',
  'box-shadow: theme(boxShadow.raised)',
  'box-shadow: none',
  'filter: drop-shadow(theme(dropShadow.stamp))',
  'border-radius: theme(borderRadius.panel)',
  'border-radius: 50%',
  'mask: linear-gradient(var(--color-ink) 0 0)',
  '/* #fff */ color: theme(colors.ink)',
])('in a style sheet %s is allowed', (declaration) => {
  expect(found(inSheet(declaration), 'a.css')).toEqual([])
})

test('a violation names its file and line', () => {
  expect(styleBreaches('src/a.tsx', '/* two\nlines */\n<p className="shadow-md" />')).toEqual([
    'src/a.tsx:3: shadow-md is no shadow of ours: take shadow-card, shadow-raised or drop-shadow-stamp.',
  ])
  expect(styleBreaches('src/a.css', '.a {\n  top: 0;\n  color: #abc;\n}')).toEqual([
    'src/a.css:3: #abc is a colour of its own: take a token (bg-tea, theme(colors.tea)).',
  ])
})

const manifest = (theme: string, paper: string) =>
  JSON.stringify({ theme_color: theme, background_color: paper })

test('the colours around the page must be the tokens themselves', () => {
  const html = '<meta name="theme-color" content="#1F5A35" />'
  expect(shellBreaches(html, manifest('#1F5A35', '#FBF6EA'))).toEqual([])
  expect(shellBreaches('<title></title>', manifest('#000', '#FBF6EA'))).toEqual([
    'index.html: theme-color is none, but the token tea is #1F5A35.',
    'site.webmanifest: theme_color is #000, but the token tea is #1F5A35.',
  ])
  expect(shellBreaches(html, manifest('#1F5A35', '#fff'))).toEqual([
    'site.webmanifest: background_color is #fff, but the token paper is #FBF6EA.',
  ])
})
