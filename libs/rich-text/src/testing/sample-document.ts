const ridge =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540"><rect width="960" height="540" fill="%23a8c4d8"/><path d="M0 420 240 160 420 330 620 110 960 430V540H0Z" fill="%235b7486"/></svg>'

/** A picture for stories that needs no file. Never let through by the sanitiser: for `RichText` only. */
export const samplePicture = `data:image/svg+xml,${ridge.replaceAll('"', "'")}`

/** A text with everything in it. */
export function sampleDocument(picture: string): string {
  return [
    '<h1>Huts of the southern valleys</h1>',
    '<p>There are <strong>eleven huts</strong> between the road end and the pass, the oldest built in <em>1896</em>. Most have six bunks, a stove and <a href="/water">rain water</a>; none has a warden.</p>',
    '<h2>Before you go</h2>',
    '<p>Look at the <u>forecast</u>, leave a note, and take <s>two</s> three days of food. Water is H<sub>2</sub>O, areas are in m<sup>2</sup>, the code of the gate is <code>4711#</code>. <span class="text-red">Avalanches</span> come down until <span class="highlight-yellow">late November</span>.</p>',
    '<ul><li>Boots and gaiters</li><li>Shelter<ul><li>Tent or bivvy bag</li><li>Rope, where the ridge is iced</li></ul></li><li>Map and compass</li></ul>',
    '<ol><li>Cross the river at the swing bridge.</li><li>Follow the true left to the forks.</li><li>Climb to the saddle.</li></ol>',
    '<blockquote><p>The hills are what they were; it is we who go there to be made new.</p><p>From the hut book, 1931</p></blockquote>',
    `<figure><img src="${picture}" alt="A hut below a ridge" width="960" height="540"><figcaption>The third hut in early morning light.</figcaption></figure>`,
    '<h3>How far is it?</h3>',
    '<table><thead><tr><th>From</th><th>To</th><th>Hours</th><th>Bunks</th></tr></thead><tbody><tr><td>Road end</td><td>Forks hut</td><td>3</td><td>6</td></tr><tr><td>Forks hut</td><td>Saddle hut</td><td>5½</td><td>8</td></tr><tr><td colspan="2">All the way in one day</td><td>9</td><td>–</td></tr></tbody></table>',
    '<h4>For programmers</h4>',
    '<pre><code>GET /huts?near=saddle\n{ "bunks": 8, "free": 3 }</code></pre>',
    '<hr>',
    '<dl><dt>True left</dt><dd>The left bank as one looks down the river.</dd></dl>',
    '<p style="text-align: center">Have a good trip.</p>',
  ].join('')
}

/** Many paragraphs of 60 words each. */
export function longDocument(words: number): string {
  const word = 'the hut stands where two rivers meet below a ridge of broken stone and late snow'.split(' ')
  const paragraph = (start: number) =>
    `<p>${Array.from({ length: 60 }, (_, index) => word[(start * 7 + index * 3) % word.length]).join(' ')}.</p>`
  return Array.from({ length: Math.ceil(words / 60) }, (_, index) =>
    index % 12 === 0 ? `<h2>Part ${index / 12 + 1}</h2>${paragraph(index)}` : paragraph(index),
  ).join('')
}
