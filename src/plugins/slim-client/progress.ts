/** Stands for the package `nprogress`, which the theme shows while the next page is on its way. */
const bar = (): HTMLElement | null => document.getElementById('nprogress');

export default {
  configure(): void {
    // Its look is in src/css/base.css.
  },
  start(): void {
    if (bar()) return;
    const element = document.createElement('div');
    element.id = 'nprogress';
    element.append(Object.assign(document.createElement('div'), {className: 'bar'}));
    document.body.append(element);
  },
  done(): void {
    bar()?.remove();
  },
};
