// The search of the documentation: fetches the texts when somebody begins to type, and leads to the paragraph.
// @ts-nocheck: this file runs in a browser, beside minisearch.js.

import MiniSearch from './minisearch.js';

const { top } = document.body.dataset;
const input = document.querySelector('.search input');
const list = document.querySelector('.search ol');
let index;

input.hidden = false;
input.addEventListener('input', async () => {
  index ??= loadIndex();
  const { search } = await index;
  const found = search(input.value).slice(0, 8);
  list.replaceChildren(...found.map(entryOf));
});
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== input) {
    event.preventDefault();
    input.focus();
  }
  if (event.key === 'Escape') {
    input.value = '';
    list.replaceChildren();
  }
});

async function loadIndex() {
  const entries = await (await fetch(`${top}/search.json`)).json();
  const searcher = new MiniSearch({ fields: ['title', 'page', 'text'], storeFields: ['title', 'page', 'address'] });
  searcher.addAll(entries);
  const options = { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { title: 4, page: 2 } };
  return { search: (words) => (words.trim() === '' ? [] : searcher.search(words, options)) };
}

function entryOf({ title, page, address }) {
  const link = document.createElement('a');
  link.href = `${top}/${address}`;
  link.textContent = title === page ? page : `${page}: ${title}`;
  const item = document.createElement('li');
  item.append(link);
  return item;
}
