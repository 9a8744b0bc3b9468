import { usedStyles } from './used-styles';

describe('the style sheet of the build', () => {
  const scripts = ['const classes={root:"m_11111111"};', 'var a=`m_22222222`'];
  const left = (css: string) => usedStyles(css, scripts);

  it.each([
    ['.m_11111111{color:red}', '.m_11111111{color:red}'],
    ['.m_22222222:hover{color:red}', '.m_22222222:hover{color:red}'],
    ['.m_33333333{color:red}', ''],
    ['.m_11111111 .m_33333333{color:red}', ''],
    ['.m_11111111,.m_33333333{color:red}', '.m_11111111,.m_33333333{color:red}'],
    [':where(.m_33333333[data-x]){color:red}', ''],
    [':where(.m_33333333,.m_11111111){color:red}', ':where(.m_33333333,.m_11111111){color:red}'],
    ['.m_11111111:not(.m_33333333){color:red}', '.m_11111111:not(.m_33333333){color:red}'],
    ['.ours{color:red}', '.ours{color:red}'],
    ['.m_wide{color:red}', '.m_wide{color:red}'],
    [
      '@layer a{@media (width>=10px){.m_33333333{color:red}.m_11111111{color:red}}}',
      '@layer a{@media (width>=10px){.m_11111111{color:red}}}',
    ],
    ['@keyframes m_33333333{to{opacity:0}}', '@keyframes m_33333333{to{opacity:0}}'],
  ])('of %s keeps %s', (css, kept) => {
    expect(left(css)).toBe(kept);
  });
});
