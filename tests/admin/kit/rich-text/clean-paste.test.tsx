import { expect, test } from 'vitest'
import { cleanUrl } from '../../../../src/admin/kit/rich-text/clean-url'
import { cleanPaste } from '../../../../src/admin/kit/rich-text/clean-paste'

// Fixtures in the shape in which these programs write; the words are ours.

const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d-7fff">
<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial;font-weight:400;font-style:normal;">A morning in Limuru</span></h1>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">Tea is picked </span><span style="font-size:11pt;font-weight:700;">by hand</span><span style="font-weight:400;font-style:italic;"> and early</span><span style="font-weight:400;">. </span><a href="https://www.google.com/url?q=https://example.org/tea?utm_source%3Ddocs%26page%3D2&amp;sa=D&amp;source=editors&amp;usg=AOvVaw0" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">Read more</span></a></p>
<br />
<ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">two leaves</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>and a bud</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>never three</span></p></li></ul>
<p dir="ltr"><span><span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/docsz/AB" width="602" height="401"></span></span></p>
<h6 dir="ltr"><span style="font-weight:400">After lunch</span></h6></b><br class="Apple-interchange-newline">`

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-parent:"";} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1><b><span lang=EN-US style='mso-ansi-language:EN-US'>A morning in
Limuru<o:p></o:p></span></b></h1>
<p class=MsoNormal><span lang=FR>Tea is picked <b style='mso-bidi-font-weight:normal'>by hand</b><span style='mso-spacerun:yes'>  </span>and <i>early</i>.</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>two leaves<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>and a bud</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>never three</p>
<p class=MsoNormal>Then:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>wither</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>roll</p>
<p class=MsoQuote>The leaf decides.</p>
<p class=MsoNormal><a href="file:///C:/tea.docx">here</a> <!--[if gte vml 1]><v:shape id="x"/><![endif]--><img width=10 height=10 src="file:///C:/Temp/image001.png" v:shapes="x"></p>
<!--EndFragment--></body></html>`

const libreOffice = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">p { line-height: 115% }</style></head><body lang="en-GB" link="#000080" dir="ltr">
<h2 class="western">A morning in Limuru</h2>
<p style="line-height: 100%; margin-bottom: 0cm">Tea is picked <b>by
hand</b> and <span style="font-style: normal"><i>early</i></span>, with <font color="#000000"><span lang="sw-KE"><i>chai</i></span></font>.</p>
<p style="margin-bottom: 0cm"><br/></p>
<ol><li><p style="margin-bottom: 0cm">wither</p></li><li><p>roll</p></li></ol>
<h5 class="western">After lunch</h5></body></html>`

const webPage = `<html><body><!--StartFragment--><div class="post"><header><h1 id="t" onclick="steal()">A morning in Limuru</h1></header><div style="color: rgb(0, 0, 0); font-weight: 400;">Tea is picked <strong>by hand</strong>.<br><br>It is <em>early</em>.<script>alert(1)</script></div><blockquote class="q"><p>The leaf decides.</p></blockquote><figure><img src="data:image/png;base64,iVBORw0KGgo=" alt="x"><figcaption>Rows of tea</figcaption></figure><table><tbody><tr><td>Altitude</td><td>2,200&nbsp;m</td></tr></tbody></table><p><a href="http://example.org/a?utm_medium=x&amp;id=7&amp;fbclid=abc" target="_blank" rel="opener" ping="//evil.test">More</a> <a href="#top">Top</a> <a href="javascript:alert(1)">Bad</a></p><iframe src="https://example.org/"></iframe></div><!--EndFragment--></body></html>`

test('K4 Google Docs becomes clean HTML', () => {
  expect(cleanPaste(googleDocs)).toEqual({
    html:
      '<h2>A morning in Limuru</h2>' +
      '<p>Tea is picked <strong>by hand</strong><em> and early</em>. <a href="https://example.org/tea?page=2">Read more</a></p>' +
      '<ul><li>two leaves<ul><li>and a bud</li></ul></li><li>never three</li></ul>' +
      '<h3>After lunch</h3>',
    pictures: 1,
  })
})

test('K4 Word becomes clean HTML, its bullets become lists', () => {
  expect(cleanPaste(word)).toEqual({
    html:
      '<h2>A morning in Limuru</h2>' +
      '<p>Tea is picked <strong>by hand</strong> and <em>early</em>.</p>' +
      '<ul><li>two leaves<ul><li>and a bud</li></ul></li><li>never three</li></ul>' +
      '<p>Then:</p><ol><li>wither</li><li>roll</li></ol>' +
      '<blockquote><p>The leaf decides.</p></blockquote><p>here</p>',
    pictures: 1,
  })
})

test('K4 the real lists of Outlook stay as they are, with their levels and numbers', () => {
  const outlook = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<ol style='margin-top:0in' start=1 type=1><li class=MsoListParagraph style='margin-left:0in;mso-list:l0 level1 lfo1'>wither<o:p></o:p></li>
<li class=MsoListParagraph style='margin-left:0in;mso-list:l0 level1 lfo1'>roll<o:p></o:p></li></ol>
<ul style='margin-top:0in' type=disc><li class=MsoNormal style='mso-list:l1 level1 lfo2'>two leaves</li>
<ul style='margin-top:0in' type=circle><li class=MsoNormal style='mso-list:l1 level2 lfo2'>and a bud</li></ul>
<li class=MsoNormal style='mso-list:l1 level1 lfo2'>never three</li></ul></body></html>`
  expect(cleanPaste(outlook).html).toBe(
    '<ol><li>wither</li><li>roll</li></ol>' +
      '<ul><li>two leaves<ul><li>and a bud</li></ul></li><li>never three</li></ul>',
  )
})

test('K4 headings that Word numbers stay headings, with their numbers', () => {
  const numbered = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<h1 style='margin-left:21.6pt;text-indent:-21.6pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Getting there<o:p></o:p></h1>
<p class=MsoNormal>By road.</p>
<h3 style='mso-list:l0 level3 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.1.1<span>&nbsp;&nbsp; </span></span><![endif]>By matatu</h3></body></html>`
  expect(cleanPaste(numbered).html).toBe(
    '<h2>1. Getting there</h2><p>By road.</p><h3>1.1.1 By matatu</h3>',
  )
})

test('K4 words that are deleted in Word under Track Changes do not come back', () => {
  const tracked = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<p class=MsoNormal>Tea is picked <span class=msoDel><del cite="mailto:Editor" datetime="2026-11-01T10:00">by machine</del></span><span class=msoIns><ins cite="mailto:Editor" datetime="2026-11-01T10:00">by hand</ins></span>.</p></body></html>`
  expect(cleanPaste(tracked).html).toBe('<p>Tea is picked by hand.</p>')
})

test('K4 LibreOffice becomes clean HTML, Swahili stays Swahili', () => {
  expect(cleanPaste(libreOffice)).toEqual({
    html:
      '<h2>A morning in Limuru</h2>' +
      '<p>Tea is picked <strong>by hand</strong> and <em>early</em>, with <em lang="sw-ke">chai</em>.</p>' +
      '<ol><li>wither</li><li>roll</li></ol><h3>After lunch</h3>',
    pictures: 0,
  })
})

test('K4 a web page becomes clean HTML, without code, anchors and data pictures', () => {
  expect(cleanPaste(webPage)).toEqual({
    html:
      '<h2>A morning in Limuru</h2><p>Tea is picked <strong>by hand</strong>.</p><p>It is <em>early</em>.</p>' +
      '<blockquote><p>The leaf decides.</p></blockquote><p>Rows of tea</p><p>Altitude</p><p>2,200&nbsp;m</p>' +
      '<p><a href="https://example.org/a?id=7">More</a> Top Bad</p>',
    pictures: 1,
  })
})

test.each([
  ['<h1>a</h1><h4>b</h4><h5>c</h5><h6>d</h6>', '<h2>a</h2><h4>b</h4><h3>c</h3><h3>d</h3>'],
  ['<b style="font-weight:normal">a <b>b</b></b>', '<p>a <strong>b</strong></p>'],
  ['<p>&nbsp;</p><p><br></p><p></p><p>a</p>', '<p>a</p>'],
  ['a<br>b<br><br>c', '<p>a<br>b</p><p>c</p>'],
  ['<p>in\u200Bvis\u00ADible\u202E</p>', '<p>invisible</p>'],
  ['<div>a<div>b</div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
  [
    '<b><p>a</p><ul><li>b</li></ul></b>',
    '<p><strong>a</strong></p><ul><li><strong>b</strong></li></ul>',
  ],
  ['<h2><b>a</b></h2>', '<h2>a</h2>'],
  ['<ul>\n<li>a</li>\n</ul>', '<ul><li>a</li></ul>'],
  ['<li>a</li>', '<p>a</p>'],
  ['<p>5 &lt; 6 &amp; 7</p>', '<p>5 &lt; 6 &amp; 7</p>'],
  ['<img src="/images/a.jpg" alt="A goat">', '<img src="/images/a.jpg" alt="A goat">'],
  [`<img src="${location.origin}/images/a.jpg" alt="">`, '<img src="/images/a.jpg" alt="">'],
  ['<em lang="sw">chai</em><span lang="en-US"> tea</span>', '<p><em lang="sw">chai</em> tea</p>'],
  ['', ''],
])('K4 pasted %s becomes %s', (html, expected) => {
  expect(cleanPaste(html).html).toBe(expected)
})

test.each([
  ['https://example.org/a?utm_source=x&b=c%20d#e', 'https://example.org/a?b=c+d#e'],
  ['https://example.org/?utm_source=x', 'https://example.org/'],
  ['https://example.org/a?b=c%20d', 'https://example.org/a?b=c%20d'],
  [
    'https://www.google.co.ke/url?sa=t&url=https%3A%2F%2Fexample.org%2Fa%3Fgclid%3D1',
    'https://example.org/a',
  ],
  [
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=javascript:alert(1)',
  ],
  [
    'https://evilgoogle.com/url?q=https://example.org/',
    'https://evilgoogle.com/url?q=https://example.org/',
  ],
  [' /tours ', '/tours'],
  ['not an address', 'not an address'],
])('K4 the URL %s becomes %s', (address, expected) => {
  expect(cleanUrl(address)).toBe(expected)
})
