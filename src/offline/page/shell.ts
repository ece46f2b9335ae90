import {brand} from '../../config/brand';
import {figure} from '../../figures';
import {formatFigure} from '../../figures/format';
import {iconAddress} from '../../lib/icon';
import {type OfflineLanguage, type OfflineTexts, textOf} from '../texts';
import {MESSAGES, slot} from './fill';

export interface ShellOptions {
  /** Style sheet of the page, which stands inside of it. */
  css: string;
  /** SVG of the logo. */
  logo: string;
  language: OfflineLanguage;
}

/**
 * The page that shows without a connection, whole in itself: style, logo and all. The worker puts
 * what it knows into its slots.
 */
export function offlineShell({css, logo, language}: ShellOptions): string {
  const text = (id: keyof OfflineTexts, values?: Record<string, string>): string =>
    textOf(language, id, values);
  const phone = brand.supportPhone.replaceAll(' ', '');
  const hours = formatFigure(figure('service.support.hours'));
  const response = formatFigure(figure('service.support.response'));
  return `<!doctype html>
<html lang="${language.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="${text('description', {brand: brand.name})}">
<meta name="color-scheme" content="light dark">
<title>${text('title')} | ${brand.name}</title>
<link rel="icon" href="${iconAddress(logo)}">
<style>${css}</style>
</head>
<body>
<header><a href="/">${logo.replace('<svg ', '<svg aria-hidden="true" ')}${brand.name}</a></header>
<main>
${slot('message', MESSAGES.plain(language))}
${slot('kept', '')}
<section aria-labelledby="contact">
<h2 id="contact">${text('contact.title')}</h2>
<p>${text('contact.text', {response, hours})}</p>
<ul class="contact">
<li><a href="tel:${phone}">${brand.supportPhone}</a></li>
<li><a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a></li>
</ul>
</section>
</main>
<footer>${brand.legalName}</footer>
</body>
</html>
`;
}
