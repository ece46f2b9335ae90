/** In the place of Docusaurus's, which reads React's stream. Waits for what is loaded on the way. */
export {renderToStringAsync as renderToHtml} from 'preact-render-to-string';
